// OwnHandle A coordinator's own 'handle' for one type of actions is sent them, and what becomes of them there is not judged.
// resolved: OwnHandleAction.ask, OwnHandleAction.ask, OwnHandleAction.skip, -, OwnHandleAction.ask, OwnHandleAction.skip
// unresolved:
import SwiftUI
import SwiftUICoordinator
import UIKit

enum OwnHandleAction: CoordinatorAction { case ask(Int), skip }
final class OwnHandle: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  private func handle(_ action: OwnHandleAction) { print(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
  func ask(_ action: OwnHandleAction, _ isNew: Bool) {
    handle(OwnHandleAction.ask(1))
    handle(.ask(2))
    self.handle(.skip)
    handle(action)
    handle(isNew ? .ask(3) : .skip)
  }
}
