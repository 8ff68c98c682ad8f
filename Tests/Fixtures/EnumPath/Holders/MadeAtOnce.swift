// A route with its type behind it, and one that a closure makes which is called at once.
// resolved: Step.a.x, Step.b.x, Step.a.y, Step.b.x, Step.b.item, -
import SwiftUI

func madeAtOnce(_ nav: Nav, _ flag: Bool) {
  nav.next(.a(.x) as Step)
  nav.next((.b(.x) as Step))
  nav.next({ .a(.y) }())
  nav.next({ Step.b(.x) }())
  nav.next({ () -> Step in return .b(.item(id: 1)) }())
  nav.next(.init(flag))
}
extension Step {
  fileprivate init(_ flag: Bool) { self = flag ? .a(.x) : .b(.x) }
}
