import SwiftUI
import SwiftUICoordinator
import UIKit

enum TabsRoute: TabBarNavigationRoute {
  case breads, cakes

  var tabBarItem: UITabBarItem {
    switch self {
    case .breads: UITabBarItem(title: "Breads", image: nil, tag: 0)
    case .cakes: UITabBarItem(title: "Cakes", image: nil, tag: 1)
    }
  }
}

final class TabsCoordinator: TabBarRouting {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let tabBarController = UITabBarController()
  let tabs: [TabsRoute]

  init(parent: Coordinator?, navigationController: NavigationController) {
    self.parent = parent
    self.navigationController = navigationController
    self.tabs = [.breads, .cakes]
  }

  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}

extension TabsCoordinator: RouterViewFactory {
  @ViewBuilder
  public func view(for route: TabsRoute) -> some View {
    switch route {
    case .breads: Text("Breads")
    case .cakes: Text("Cakes")
    }
  }
}
