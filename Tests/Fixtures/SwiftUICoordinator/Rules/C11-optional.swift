// C11 An action that may be nil, and casts that take every action.
import SwiftUI
import SwiftUICoordinator

func c11Optional(_ maybe: CoordinatorAction?, _ action: CoordinatorAction, _ route: NavigationRoute?) {
  switch maybe {
  case .none: break
  case .some(let some): print(some)
  }
  switch maybe {
  case HomeAction.open?: break
  case .some: break
  case nil: break
  }
  switch action {
  case HomeAction.open: break
  case let other as any CoordinatorAction: print(other)
  }
  switch action { case is Any: break }
  switch route {
  case .some(let some): print(some)
  case .none: break
  }
}
