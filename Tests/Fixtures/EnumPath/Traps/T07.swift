// T07 Values in lists.
// resolved: Step.a.x, Step.b.x, Step.a.y, Step.a.y
import SwiftUI

func t07(_ nav: Nav) {
  nav.path = [.a(.x), .b(.x)]
  nav.path.append(contentsOf: [.a(.y)])
  nav.path = nav.path.dropLast() + [.a(.y)]
}
