// T33 The view model gets its coordinator when it is made: no environment is needed, and nothing is unset.
import SwiftUI
import SwiftUICoordinator
import UIKit

enum T33Route: StackNavigationRoute {
  case start
  var action: TransitionAction { .push(animated: true) }
}
enum T33Action: CoordinatorAction { case go }
class T33: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [Coordinator]()
  let navigationController: UINavigationController
  let startRoute: T33Route
  init(parent: Coordinator?, navigationController: UINavigationController, startRoute: T33Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    if case T33Action.go = action { popToRoot() }
  }
}
extension T33: RouterViewFactory {
  @ViewBuilder func view(for route: T33Route) -> some View { T33Screen(model: T33Model(coordinator: self)) }
}
struct T33Screen<C: Routing>: View {
  @ObservedObject var model: T33Model<C>
  var body: some View { Button("x") { model.tap() } }
}
final class T33Model<C: Routing>: ObservableObject {
  weak var coordinator: C?
  init(coordinator: C) { self.coordinator = coordinator }
  func tap() { coordinator?.handle(T33Action.go) }
}
extension Home {
  func openT33() {
    let child = T33(parent: self, navigationController: navigationController)
    add(child: child)
    child.start()
  }
}
