// R1-kept-parents Which parent a variable, a choice or a caller gives is not known.
import SwiftUI
import SwiftUICoordinator

enum R1Unkept: CoordinatorAction { case leave }
class R1UnkeptBase: Routing {
  unowned var owner: Home
  var parent: Coordinator? { owner }
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = BasketRoute.list
  init(root: Home, _ controller: NavigationController) {
    owner = root
    navigationController = controller
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension R1UnkeptBase: RouterViewFactory {
  @ViewBuilder func view(for route: BasketRoute) -> some View { PlainView() }
}
final class R1UnkeptChoice: Routing {
  unowned let owner: Home
  private let other: Coordinator?
  var parent: Coordinator? { other ?? owner }
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = BasketRoute.list
  init(root: Home, other: Coordinator?) {
    owner = root
    self.other = other
    navigationController = root.navigationController
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension R1UnkeptChoice: RouterViewFactory {
  @ViewBuilder func view(for route: BasketRoute) -> some View { PlainView() }
}
final class R1UnkeptCaller: Routing {
  unowned let owner: Coordinator
  var parent: Coordinator? { owner }
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = BasketRoute.list
  init(root: Coordinator, _ controller: NavigationController) {
    owner = root
    navigationController = controller
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension R1UnkeptCaller: RouterViewFactory {
  @ViewBuilder func view(for route: BasketRoute) -> some View { PlainView() }
}
extension Home {
  func r1unkept(_ root: Coordinator) {
    let base = R1UnkeptBase(root: self, navigationController)
    add(child: base)
    base.handle(R1Unkept.leave)
    let choice = R1UnkeptChoice(root: self, other: root)
    add(child: choice)
    choice.handle(R1Unkept.leave)
    let caller = R1UnkeptCaller(root: root, navigationController)
    add(child: caller)
    caller.handle(R1Unkept.leave)
  }
}
