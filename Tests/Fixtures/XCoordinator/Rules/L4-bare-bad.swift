// L4-bare-bad A local has the name of a case, and another enum has one of the same name.
// hints: on
import UIKit
import XCoordinator

enum L4ShadowedRoute: Route {
  case a, b, c
//        ^ hint unused-route
//           ^ hint unused-route
  static func first(_ b: L4ShadowedRoute) -> L4ShadowedRoute { b }
}
enum L4OtherCase { case c; static let usual: L4OtherCase = c }
final class L4Shadowed: NavigationCoordinator<L4ShadowedRoute> {
  override func prepareTransition(for route: L4ShadowedRoute) -> NavigationTransition { .push(UIViewController()) }
  func go() { trigger(.first(.a)) }
}
let l4shadowed = L4Shadowed()
