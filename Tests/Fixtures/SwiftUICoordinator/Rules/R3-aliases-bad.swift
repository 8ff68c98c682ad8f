// R3 A static member stands for a route without an action, or for one that has one.
import SwiftUI
import SwiftUICoordinator

extension HomeRoute {
  static let r3Sub = HomeRoute.child
  static var r3Detail: HomeRoute { .detail(1) }
  static func r3Either(_ isSub: Bool) -> HomeRoute { isSub ? .child : .sheet }
}
func r3Aliases(_ c: Home) {
  try? c.show(route: .r3Sub)
//                    ^^^^^ warning no-op-transition
  try? c.show(route: .r3Detail)
  try? c.show(route: .r3Either(true))
}
