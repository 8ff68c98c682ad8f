// Starts-given A getter gives back another property, which the declaration or the initialiser fills.
// resolved: StartsGivenRoute.list, StartsGivenRoute.pane, StartsGivenRoute.list, StartsGivenRoute.note
import SwiftUICoordinator

enum StartsGivenRoute: NavigationRoute {
  case list, pane, note
  var action: TransitionAction? { .push(animated: true) }
}
class StartsGiving {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  init(_ controller: NavigationController) { navigationController = controller }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: StartsGivenRoute) -> PlainView { PlainView() }
}
final class StartsGivenHere: StartsGiving, Routing, RouterViewFactory {
  var startRoute: StartsGivenRoute { first }
  private let first: StartsGivenRoute = .list
}
final class StartsGivenThere: StartsGiving, Routing, RouterViewFactory {
  var startRoute: StartsGivenRoute { return self.first }
  private let first: StartsGivenRoute
  init(first: StartsGivenRoute, _ controller: NavigationController) {
    self.first = first
    super.init(controller)
  }
}
final class StartsGivenTwice: StartsGiving, Routing, RouterViewFactory {
  var startRoute: StartsGivenRoute { first }
  var first: StartsGivenRoute { isNew ? .list : .note }
  var isNew = false
}
func startsGiven(_ controller: NavigationController) {
  try? StartsGivenHere(controller).start()
  try? StartsGivenThere(first: .pane, controller).start()
  try? StartsGivenTwice(controller).start()
}
