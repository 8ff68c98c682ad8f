// T29 A tab bar controller of the app's own.
// hints: on
import SwiftUI
import SwiftUICoordinator
import UIKit

final class T29Bar: UITabBarController {}
enum T29Route: TabBarNavigationRoute {
  case one
  var tabBarItem: UITabBarItem { UITabBarItem(title: nil, image: nil, tag: 0) }
}
final class T29: TabBarRouting {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let tabBarController = T29Bar()
  let tabs: [T29Route] = [.one]
  init(parent: Coordinator?, navigationController: NavigationController) {
    self.parent = parent
    self.navigationController = navigationController
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension T29: RouterViewFactory {
  @ViewBuilder func view(for route: T29Route) -> some View { PlainView() }
}
func makeT29(_ home: Home) { T29(parent: home, navigationController: home.navigationController).start() }
