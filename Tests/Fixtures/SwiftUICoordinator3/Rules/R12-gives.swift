// R12 A child that adds itself, also in its base, and one whose first screen gets it from a function or a property.
import SwiftUI
import SwiftUICoordinator
import UIKit

enum R12GivesRoute: StackNavigationRoute {
  case list
  var action: TransitionAction { .push(animated: true) }
}
final class R12GivesAdded: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [Coordinator]()
  let navigationController: UINavigationController
  let startRoute: R12GivesRoute = .list
  init(parent: Coordinator?, navigationController: UINavigationController) {
    self.parent = parent
    self.navigationController = navigationController
    parent?.add(child: self)
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  @ViewBuilder func view(for route: R12GivesRoute) -> some View {
    switch route {
    case .list: PlainView()
    }
  }
}
final class R12GivesHeld: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [Coordinator]()
  let navigationController: UINavigationController
  let startRoute: R12GivesRoute = .list
  lazy var model = R12GivesModel(coordinator: self)
  init(parent: Coordinator?, navigationController: UINavigationController) {
    self.parent = parent
    self.navigationController = navigationController
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  @ViewBuilder func view(for route: R12GivesRoute) -> some View {
    switch route {
    case .list: R12GivesScreen(model: model)
    }
  }
}
final class R12GivesHelped: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [Coordinator]()
  let navigationController: UINavigationController
  let startRoute: R12GivesRoute = .list
  func screen() -> some View { R12GivesScreen(model: R12GivesModel(coordinator: self)) }
  init(parent: Coordinator?, navigationController: UINavigationController) {
    self.parent = parent
    self.navigationController = navigationController
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  @ViewBuilder func view(for route: R12GivesRoute) -> some View {
    switch route {
    case .list: screen()
    }
  }
}
final class R12GivesModel {
  let coordinator: Coordinator
  init(coordinator: Coordinator) { self.coordinator = coordinator }
}
struct R12GivesScreen: View {
  let model: R12GivesModel
  var body: some View { PlainView() }
}
extension Home {
  func openAdded() {
    let added = R12GivesAdded(parent: self, navigationController: navigationController)
    added.start()
  }
  func openHeld() {
    let held = R12GivesHeld(parent: self, navigationController: navigationController)
    held.start()
  }
  func openHelped() {
    let helped = R12GivesHelped(parent: self, navigationController: navigationController)
    helped.start()
  }
}
