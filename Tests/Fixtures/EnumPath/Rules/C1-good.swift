// C1 Cases of the payload.
// resolved: Step.a.x, Step.b.item
import SwiftUI

func c1Good(_ nav: Nav) {
  nav.next(.a(.x))
  nav.next(.b(.item(id: 1)))
}
