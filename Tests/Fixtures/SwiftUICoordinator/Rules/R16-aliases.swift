// R16 A static member is another name of a case, and a raw value may be any.
// hints: on
import SwiftUI
import SwiftUICoordinator

enum RAliasAction: CoordinatorAction {
  case go
  static let start = RAliasAction.go
}
enum RRawAction: String, CoordinatorAction { case go }
enum RCodeAction: String, CoordinatorAction {
  case go
  init?(code: String) { self.init(rawValue: code) }
}
final class RAlias: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case RAliasAction.go: pop()
    case RRawAction.go: popToRoot()
    case RCodeAction.go: popToRoot()
    default: parent?.handle(action)
    }
  }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
extension Home { func makeRAlias() -> RAlias { RAlias(parent: self, nav: navigationController) } }
func rAlias(_ c: RAlias, _ text: String) {
  c.handle(RAliasAction.start)
  if let action = RRawAction(rawValue: text) { c.handle(action) }
  if let action = RCodeAction(code: text) { c.handle(action) }
}
