// T04 Cases of one name in two payloads.
// resolved: Step.a.x, Step.b.x
import SwiftUI

func t04(_ nav: Nav) {
  nav.next(.a(.x))
  nav.next(.b(.x))
}
