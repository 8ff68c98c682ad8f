import SwiftUICoordinator

enum OrderRoute: NavigationRoute {
  case basket
  case receipt

  var action: TransitionAction? { .push(animated: true) }
}

enum OrderAction: CoordinatorAction {
  case pay
  case cancel
}
