// R12 The first screen is given its coordinator and stores it: nothing dies.
import SwiftUI
import SwiftUICoordinator
import UIKit

enum R12EntryRoute: StackNavigationRoute {
  case list
  var action: TransitionAction { .push(animated: true) }
}
class R12Entry: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [Coordinator]()
  let navigationController: UINavigationController
  let startRoute: R12EntryRoute
  init(parent: Coordinator?, navigationController: UINavigationController, startRoute: R12EntryRoute = .list) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension R12Entry: RouterViewFactory {
  @ViewBuilder func view(for route: R12EntryRoute) -> some View {
    switch route {
    case .list: R12EntryList(coordinator: self)
    }
  }
}
struct R12EntryList: View {
  let coordinator: R12Entry
  var body: some View { PlainView() }
}
extension Home {
  func openR12Entry() {
    let entry = R12Entry(parent: nil, navigationController: navigationController)
    entry.start()
  }
}
