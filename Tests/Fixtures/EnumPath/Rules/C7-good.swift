// C7 The shared instance.
// resolved: Step.a.x
import SwiftUI

func c7Good() { Nav.shared.next(.a(.x)) }
