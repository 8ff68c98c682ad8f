// T02 A shared instance, and a labelled mutator that forwards.
// resolved: Step.a.x, Step.b.x
import SwiftUI

func t02(_ nav: Nav) {
  Nav.shared.next(.a(.x))
  nav.go(step: .b(.x))
}
