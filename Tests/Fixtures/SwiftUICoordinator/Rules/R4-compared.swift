// R4 What a comparison chooses, and comparisons that say nothing about cases.
import SwiftUI
import SwiftUICoordinator

struct R4ComparedGoodScreen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { PlainView() }
}
enum R4ComparedGoodRoute: NavigationRoute {
  case start, other
  var action: TransitionAction? { .push(animated: true) }
}
class R4ComparedGood: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R4ComparedGoodRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R4ComparedGoodRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension R4ComparedGood: RouterViewFactory {
  @ViewBuilder func view(for route: R4ComparedGoodRoute) -> some View {
    if route == .other { PlainView() } else { R4ComparedGoodScreen<R4ComparedGood>() }
  }
}
func makeR4ComparedGood(_ home: Home) -> R4ComparedGood { R4ComparedGood(parent: home, navigationController: home.navigationController) }
func r4comparedgood(_ c: R4ComparedGood) { try? c.show(route: .other) }
struct R4ComparedOwnScreen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { PlainView() }
}
enum R4ComparedOwnRoute: NavigationRoute {
  case start, other
  static func == (a: R4ComparedOwnRoute, b: R4ComparedOwnRoute) -> Bool { false }
  var action: TransitionAction? { .push(animated: true) }
}
class R4ComparedOwn: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R4ComparedOwnRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R4ComparedOwnRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension R4ComparedOwn: RouterViewFactory {
  @ViewBuilder func view(for route: R4ComparedOwnRoute) -> some View {
    if route == .other { R4ComparedOwnScreen<Basket>() } else { PlainView() }
  }
}
func makeR4ComparedOwn(_ home: Home) -> R4ComparedOwn { R4ComparedOwn(parent: home, navigationController: home.navigationController) }
func r4comparedown(_ c: R4ComparedOwn) { try? c.show(route: .other) }
struct R4ComparedNameScreen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { PlainView() }
}
enum R4ComparedNameRoute: NavigationRoute {
  case start, other
  static let last = R4ComparedNameRoute.start
  var action: TransitionAction? { .push(animated: true) }
}
class R4ComparedName: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R4ComparedNameRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R4ComparedNameRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension R4ComparedName: RouterViewFactory {
  @ViewBuilder func view(for route: R4ComparedNameRoute) -> some View {
    if route == .last { R4ComparedNameScreen<Basket>() } else { PlainView() }
  }
}
func makeR4ComparedName(_ home: Home) -> R4ComparedName { R4ComparedName(parent: home, navigationController: home.navigationController) }
func r4comparedname(_ c: R4ComparedName) { try? c.show(route: .other) }
