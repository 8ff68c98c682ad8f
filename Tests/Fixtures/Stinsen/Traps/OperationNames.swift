// Routes with the names of operations: what is called is the operation, and renaming leaves it alone.
// hints: on
// resolved: TrailCoordinator.route, TrailCoordinator.root, TrailCoordinator.view, TrailCoordinator.route, TrailCoordinator.root
import SwiftUI
import Stinsen

final class TrailCoordinator: NavigationCoordinatable {
  let stack = NavigationStack(initial: \TrailCoordinator.root)
  @Root var root = makeRoot
  @Route(.push) var route = makeRoute
  @Route(.push) var view = makeView
  @Route(.push) var popToRoot = makeView
//                  ^^^^^^^^^ hint unused-route
  @Route(.push) var focusFirst = makeView
  func makeRoot() -> some View { PlainView() }
  func makeRoute(length: Int) -> some View { PlainView() }
  func makeView() -> some View { PlainView() }
  func show() { route(to: \.route, 3) }
  func back() { if !isRoot(\.root) { root(\.root) }; popToRoot() }
  func go() { self.popToRoot(); self.route(to: \.view) }
  func further() throws { print(focusFirst); route(to: \.route, 4) }
}
func trail(_ router: TrailCoordinator.Router) { router.root(\.root) }
