// Starts-initial The initialiser's code says which of its parameters is the start route, or that none is.
// resolved: HomeRoute.sheet, HomeRoute.home, HomeRoute.sheet, HomeRoute.home, BasketRoute.pay
import SwiftUI
import SwiftUICoordinator
import UIKit

class StartsBase<R: NavigationRoute>: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R
  init(_ parent: Coordinator?, _ controller: NavigationController, first: R) {
    self.parent = parent
    navigationController = controller
    startRoute = first
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: R) -> PlainView { PlainView() }
}
final class StartsHeir: StartsBase<HomeRoute> {}
final class StartsOther: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: HomeRoute
  var later: HomeRoute
  init(_ parent: Coordinator?, _ controller: NavigationController, from route: HomeRoute = .home, later: HomeRoute = .child) {
    self.parent = parent
    navigationController = controller
    self.startRoute = route
    self.later = later
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> PlainView { PlainView() }
}
final class StartsFixed: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: BasketRoute
  init(_ parent: Coordinator?, _ controller: NavigationController) {
    self.parent = parent
    navigationController = controller
    startRoute = .pay
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: BasketRoute) -> PlainView { PlainView() }
}
extension Container {
  func startsInitial(_ home: Home) {
    try? StartsHeir(home, navigationController, first: .sheet).start()
    try? StartsOther(home, navigationController).start()
    try? StartsOther(home, navigationController, from: .sheet).start()
    try? StartsOther(home, navigationController, later: .child).start()
    try? StartsFixed(home, navigationController).start()
  }
}
