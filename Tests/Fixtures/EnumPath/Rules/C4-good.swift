// C4 The outer value.
// resolved: Step.a.x
import SwiftUI

func c4Good(_ nav: Nav) { nav.path.append(.a(.x)) }
