import SwiftUI
import SwiftUICoordinator
import UIKit

protocol CoordinatorFactory {
  func makeCounterCoordinator(parent: Coordinator) -> CounterCoordinator
  func makeOrderCoordinator(parent: Coordinator) -> OrderCoordinator
  func makeTabsCoordinator(parent: Coordinator) -> TabsCoordinator
}

final class DependencyContainer {
  let controllers = NavigationControllerFactory()
  lazy var delegate = controllers.makeNavigationDelegate([])
  lazy var navigationController = controllers.makeNavigationController(delegate: delegate)
  private(set) var appCoordinator: AppCoordinator?

  func makeAppCoordinator(window: UIWindow) -> AppCoordinator {
    let coordinator = AppCoordinator(window: window, navigationController: navigationController)
    appCoordinator = coordinator
    return coordinator
  }
}

extension DependencyContainer: CoordinatorFactory {
  func makeCounterCoordinator(parent: Coordinator) -> CounterCoordinator {
    CounterCoordinator(parent: parent, navigationController: navigationController, factory: self)
  }

  func makeOrderCoordinator(parent: Coordinator) -> OrderCoordinator {
    OrderCoordinator(parent: parent, navigationController: navigationController, factory: self)
  }

  func makeTabsCoordinator(parent: Coordinator) -> TabsCoordinator {
    TabsCoordinator(parent: parent, navigationController: navigationController)
  }
}
