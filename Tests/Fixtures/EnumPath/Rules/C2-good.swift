// C2 All hops.
// resolved: Step.a.y
import SwiftUI

func c2Good(_ nav: Nav) { nav.next(.a(.y)) }
