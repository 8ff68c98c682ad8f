// Unmarked A file that only hands a coordinator on says nothing else of the framework.
// resolved: UnmarkedAction.open
//- /UnmarkedFlow.swift
import SwiftUI
import SwiftUICoordinator

enum UnmarkedRoute: NavigationRoute { case first; var action: TransitionAction? { .push(animated: true) } }
enum UnmarkedAction: CoordinatorAction { case open }
final class UnmarkedFlow: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: UnmarkedRoute = .first
  init(parent: Coordinator?, navigationController: NavigationController) {
    self.parent = parent
    self.navigationController = navigationController
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case UnmarkedAction.open: pop(animated: true)
    default: parent?.handle(action)
    }
  }
}
extension UnmarkedFlow: RouterViewFactory {
  @ViewBuilder func view(for route: UnmarkedRoute) -> some View { UnmarkedScreen(coordinator: self) }
}
struct UnmarkedRow<Flow: Routing>: View {
  let flow: Flow?
  init(flow: Flow?) { self.flow = flow }
  var body: some View { Button("open") { flow?.handle(UnmarkedAction.open) } }
}
struct UnmarkedScreen: View {
  let coordinator: UnmarkedFlow
  var body: some View { row }
}
//- /UnmarkedScreen.swift
import SwiftUI

extension UnmarkedScreen {
  var row: some View { UnmarkedRow<UnmarkedFlow>(flow: coordinator) }
}
