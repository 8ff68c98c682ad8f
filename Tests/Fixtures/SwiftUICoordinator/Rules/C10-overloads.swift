// C10 Functions of the app with the framework's names take what the framework's do not.
// resolved: OwnTakenAction.go, OwnTakenAction.pick
import SwiftUI
import SwiftUICoordinator

enum OwnTakenRoute: NavigationRoute {
  case list, item(Int)
  var action: TransitionAction? { .push(animated: true) }
}
enum OwnTakenAction: CoordinatorAction { case go, pick(Int) }
final class OwnTaker: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = OwnTakenRoute.list
  init(_ navigationController: NavigationController) { self.navigationController = navigationController }
  func handle(_ action: CoordinatorAction) {}
  func handle(_ route: OwnTakenRoute) { try? show(route: route) }
  func handle(_ own: OwnTakenAction) {}
  func handle(_ make: (Any) -> Action) {}
  func view(for route: OwnTakenRoute) -> some View { PlainView() }
}
enum EverywhereRoute: NavigationRoute { case anywhere, deep(Int) }
extension Coordinator {
  func handle(_ route: EverywhereRoute) {}
  func show(route: EverywhereRoute) {}
}
func takenByOwn(_ taker: OwnTaker, _ navigationController: NavigationController) {
  taker.handle(OwnTakenRoute.item(1))
  taker.handle(.item(2))
  taker.handle(.go)
  taker.handle(OwnTakenAction.pick(1))
  taker.handle(Action.done)
  OwnTaker(navigationController).handle(.list)
}
func takenEverywhere(_ any: any Coordinator, _ tabs: Tabs, _ home: Home) {
  any.handle(.anywhere)
  any.handle(EverywhereRoute.deep(1))
  any.show(route: .deep(2))
  tabs.show(route: .anywhere)
  home.show(route: EverywhereRoute.anywhere)
}
