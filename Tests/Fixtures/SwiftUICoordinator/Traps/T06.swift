// T06 A route without an action can be appended and set, not shown.
import SwiftUI
import SwiftUICoordinator

func t06(_ c: Home) {
  try? c.show(route: .child)
//                    ^^^^^ warning no-op-transition
  c.append(routes: [.child])
  c.set(routes: [.child])
}
