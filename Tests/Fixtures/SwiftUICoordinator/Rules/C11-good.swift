// C11 All cases, or a default.
import SwiftUI
import SwiftUICoordinator

enum C11GoodRoute: NavigationRoute {
  case a, b
  var title: String? {
    switch self {
    case .a: return "a"
    case .b: return nil
    }
  }
}
func c11Good(_ a: CoordinatorAction) {
  switch a {
  case HomeAction.open: break
  default: break
  }
}
