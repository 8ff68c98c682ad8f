// C11 Cases are left out.
// rejected
import SwiftUI
import SwiftUICoordinator

enum C11BadRoute: NavigationRoute {
  case a, b
  var title: String? {
    switch self {
//  ^^^^^^ non-exhaustive-switch
    case .a: return "a"
    }
  }
}
func c11(_ a: CoordinatorAction) {
  switch a {
//^^^^^^ non-exhaustive-switch
  case HomeAction.open: break
  }
}
