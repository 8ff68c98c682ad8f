// What every fixture of version 3.0 stands on: a root, and a home that it starts.
import SwiftUI
import SwiftUICoordinator
import UIKit

struct PlainView: View { var body: some View { Text("plain") } }

enum HomeRoute: StackNavigationRoute {
  case start, more
  var action: TransitionAction { .push(animated: true) }
}
enum HomeAction: CoordinatorAction { case more }
class Home: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [Coordinator]()
  let navigationController: UINavigationController
  let startRoute: HomeRoute
  init(parent: Coordinator?, navigationController: UINavigationController, startRoute: HomeRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case HomeAction.more: show(route: .more)
    default: parent?.handle(action)
    }
  }
}
extension Home: RouterViewFactory {
  @ViewBuilder func view(for route: HomeRoute) -> some View { Button("more") { self.handle(HomeAction.more) } }
}
final class AppCoordinator: RootCoordinator {
  func begin() {
    let home = Home(parent: self, navigationController: navigationController)
    add(child: home)
    home.start()
  }
}
func begin(_ window: UIWindow) {
  AppCoordinator(window: window, navigationController: NavigationControllerFactory().makeNavigationController()).begin()
}
