// C11 The case that is missing is the one that is misspelt: that alone is said.
// rejected
import SwiftUI
import SwiftUICoordinator

enum C11MisspeltRoute: NavigationRoute {
  case first, second
  var title: String? {
    switch self {
    case .first: return "1"
    case .secnd: return "2"
//        ^^^^^ unknown-route
    }
  }
}
