// C11 A case under an '#if' is there or not, as the app is built; one that every build has must be covered.
// rejected
import SwiftUI
import SwiftUICoordinator

enum C11Conditional: NavigationRoute {
  case a, b
  #if os(Windows)
  case window
  #endif
  var title: String? {
    switch self {
    case .a: return "a"
    case .b: return "b"
    }
  }
  var subtitle: String? {
    switch self {
//  ^^^^^^ non-exhaustive-switch
    case .a: return "a"
    }
  }
}
