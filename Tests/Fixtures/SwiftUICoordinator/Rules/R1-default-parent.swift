// R1 An initializer may choose the parent itself.
import SwiftUI
import SwiftUICoordinator

enum RDefaultAction: CoordinatorAction { case x }
final class RDefaultTop: Coordinator {
  static let shared = RDefaultTop()
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  var count = 0
  func handle(_ action: CoordinatorAction) {
    switch action {
    case RDefaultAction.x: count += 1
    default: break
    }
  }
}
final class RDefaultChild: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator? = nil, nav: NavigationController) {
    self.parent = parent ?? RDefaultTop.shared
    navigationController = nav
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
func rDefault(_ nav: NavigationController) { RDefaultChild(parent: nil, nav: nav).handle(RDefaultAction.x) }
