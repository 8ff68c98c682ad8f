// R4 A screen that a comparison chooses.
import SwiftUI
import SwiftUICoordinator

struct R4ComparedBadScreen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { PlainView() }
}
enum R4ComparedBadRoute: NavigationRoute {
  case start, other
  var action: TransitionAction? { .push(animated: true) }
}
class R4ComparedBad: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R4ComparedBadRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R4ComparedBadRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    parent?.handle(action)
  }
}
extension R4ComparedBad: RouterViewFactory {
  @ViewBuilder func view(for route: R4ComparedBadRoute) -> some View {
    if route == .other {
      R4ComparedBadScreen<Basket>()
//    ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning crash-on-transition
    } else {
      PlainView()
    }
  }
}
func makeR4ComparedBad(_ home: Home) -> R4ComparedBad { R4ComparedBad(parent: home, navigationController: home.navigationController) }
func r4comparedbad(_ c: R4ComparedBad) { try? c.show(route: .other) }
