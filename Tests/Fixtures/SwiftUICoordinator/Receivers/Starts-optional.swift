// Starts-optional What may be nil has another value behind `??`.
// resolved: HomeRoute.detail, HomeRoute.home, HomeRoute.sheet, HomeRoute.home
import SwiftUI
import SwiftUICoordinator
import UIKit

class StartsOptional {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  init(_ parent: Coordinator?, _ controller: NavigationController) {
    self.parent = parent
    navigationController = controller
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> PlainView { PlainView() }
}
final class StartsMapped: StartsOptional, Routing, RouterViewFactory {
  var topic: Int?
  lazy var startRoute: HomeRoute = topic.map(HomeRoute.detail) ?? .home
}
final class StartsElse: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: HomeRoute
  init(_ parent: Coordinator?, _ controller: NavigationController, first: HomeRoute? = nil) {
    self.parent = parent
    navigationController = controller
    startRoute = first ?? .home
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> PlainView { PlainView() }
}
extension Container {
  func startsOptional(_ home: Home) {
    try? StartsMapped(home, navigationController).start()
    try? StartsElse(home, navigationController, first: .sheet).start()
    try? StartsElse(home, navigationController).start()
  }
}
