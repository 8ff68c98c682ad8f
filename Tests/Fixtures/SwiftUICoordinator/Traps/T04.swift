// T04 A view model gets its parameter from the screen.
// hints: on
// resolved: T04Action.a, T04Action.b
import SwiftUI
import SwiftUICoordinator

struct T04Screen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  @StateObject var model = Model<Coordinator>()
  var body: some View { PlainView().onAppear { model.coordinator = coordinator } }
}
extension T04Screen {
  final class Model<R: Routing>: ObservableObject {
    var coordinator: R?
    func tap() { coordinator?.handle(T04Action.a) }
    func lose() { coordinator?.handle(T04Action.b) }
//                                              ^ warning unhandled-action
  }
}
enum T04Action: CoordinatorAction { case a, b }
enum T04Route: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
class T04: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: T04Route
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: T04Route = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case T04Action.a: popToRoot()
    default: parent?.handle(action)
    }
  }
}
extension T04: RouterViewFactory {
  @ViewBuilder func view(for route: T04Route) -> some View {
    T04Screen<T04>()
  }
}
func makeT04(_ home: Home) -> T04 { T04(parent: home, navigationController: home.navigationController) }
