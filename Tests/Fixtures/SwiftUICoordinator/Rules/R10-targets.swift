// R10-targets The class that two targets share shows the route in both; only where both views are empty that is known.
// unfinished
//- /Phone/Flow.swift
import SwiftUI
import SwiftUICoordinator
enum R10TargetsRoute: NavigationRoute {
  case start, detail, nothing
  var action: TransitionAction? { .push(animated: true) }
}
enum R10TargetsAction: CoordinatorAction { case open, empty }
class R10Targets: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: R10TargetsRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: R10TargetsRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case R10TargetsAction.open: try? show(route: .detail)
    case R10TargetsAction.empty: try? show(route: .nothing)
//                                                 ^^^^^^^ warning blank-screen
    default: parent?.handle(action)
    }
  }
}
func makeR10Targets(_ home: Home) -> R10Targets { R10Targets(parent: home, navigationController: home.navigationController) }
//- /Phone/Flow+View.swift
import SwiftUI
import SwiftUICoordinator
extension R10Targets: RouterViewFactory {
  @ViewBuilder func view(for route: R10TargetsRoute) -> some View {
    switch route {
    case .start: PlainView()
    case .detail, .nothing: EmptyView()
    }
  }
}
func emptyR10Targets(_ flow: R10Targets) { flow.handle(R10TargetsAction.empty) }
//- /Watch/Flow+View.swift
import SwiftUI
import SwiftUICoordinator
extension R10Targets: RouterViewFactory {
  @ViewBuilder func view(for route: R10TargetsRoute) -> some View {
    switch route {
    case .start, .detail: PlainView()
    case .nothing: EmptyView()
    }
  }
}
func openR10Targets(_ flow: R10Targets) { flow.handle(R10TargetsAction.open) }
