// C11 An action that may be nil needs a rest all the same.
// rejected
import SwiftUI
import SwiftUICoordinator

func c11OptionalBad(_ maybe: CoordinatorAction?) {
  switch maybe {
//^^^^^^ non-exhaustive-switch
  case HomeAction.open?: break
  case is HomeAction: break
  case .none: break
  }
}
