// T36 An enum of the same case names is no route.
// hints: on
import SwiftUI

enum T36 {
  case x, login
  var path: String { switch self { case .x: return "x"; case .login: return "login" } }
}
func t36(_ e: T36) -> Bool { e == .login }
