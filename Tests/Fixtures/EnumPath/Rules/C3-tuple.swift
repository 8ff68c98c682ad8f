// C3 A closure's parameters take a sole tuple apart.
// resolved: Step.b.item, Step.b.item, Step.b.item, Step.b.item
import SwiftUI

func c3Pair(_ done: @escaping ((Int?, Int)) -> Void) {}
func c3Tuples(_ nav: Nav) {
  c3Pair { (id, other) in
    if let id { nav.next(.b(.item(id: id))) }
    nav.next(.b(.item(id: other)))
  }
  c3Pair { nav.next(.b(.item(id: $0 ?? $1))) }
  c3Pair { pair in nav.next(.b(.item(id: pair.1))) }
}
