// R1 An initializer may choose the parent itself.
import SwiftUI
import SwiftUICoordinator

enum RChosenAction: CoordinatorAction { case x }
final class RChosenTop: Coordinator {
  static let shared = RChosenTop()
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  var count = 0
  func handle(_ action: CoordinatorAction) {
    switch action {
    case RChosenAction.x: count += 1
    default: break
    }
  }
}
final class RChosenChild: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator? = nil, nav: NavigationController) {
    self.parent = parent ?? RChosenTop.shared
    navigationController = nav
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
func rChosen(_ nav: NavigationController) { RChosenChild(parent: nil, nav: nav).handle(RChosenAction.x) }
