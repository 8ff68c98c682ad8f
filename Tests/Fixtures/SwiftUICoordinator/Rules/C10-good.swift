// C10 The enum is named.
import SwiftUI
import SwiftUICoordinator

func c10Good(_ a: CoordinatorAction) {
  switch a {
  case HomeAction.open: break
  default: break
  }
}
