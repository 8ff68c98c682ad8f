// C3 Payloads that fit.
// resolved: Step.b.item
import SwiftUI

func c3Good(_ nav: Nav, _ ids: [Int]) {
  nav.next(.b(.item(id: ids[0])))
  _ = ids.map(B.item)
}
