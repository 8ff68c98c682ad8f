// R4 R14 Of screens that two targets name alike, it is not known which is shown.
// unfinished
//- /Phone/Flow.swift
import SwiftUI
import SwiftUICoordinator
enum R14TargetsRoute: NavigationRoute {
  case start
  var action: TransitionAction? { .push(animated: true) }
}
final class R14Targets: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R14TargetsRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R14TargetsRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension R14Targets: RouterViewFactory {
  @ViewBuilder func view(for route: R14TargetsRoute) -> some View { R14TargetsScreen<Basket>() }
}
struct R14TargetsScreen<Coordinator: Routing>: View { var body: some View { PlainView() } }
func r14Targets(_ home: Home) {
  try? R14Targets(parent: home, navigationController: home.navigationController).show(route: .start)
}
//- /Watch/Screen.swift
import SwiftUI
import SwiftUICoordinator
struct R14TargetsScreen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { NavigationStack { PlainView() } }
}
