// C3e Parentheses around an optional router change nothing.
// rejected
// fix:   func a() { (router)?.route(to: \.scales) }
import SwiftUI
import Stinsen

final class C3eParentheses {
  var router: DepotCoordinator.Router?
  func a() { (router).route(to: \.scales) }
//                    ^^^^^ wrong-receiver
}
