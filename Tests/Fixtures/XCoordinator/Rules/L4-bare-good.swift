// L4-bare-good Cases that the enum's own static members name without a dot.
// hints: on
import UIKit
import XCoordinator

enum L4BareRoute: Route {
  case a, b, c, d(Int), e, f, g
  static let table: [String: L4BareRoute] = ["b": b, "c": c]
  static let make: (Int) -> L4BareRoute = d
  static var debug: L4BareRoute { e }
  static func named(_ text: String) -> L4BareRoute {
    if text == "f" { return f }
    return .a
  }
  enum Usual { static let route: L4BareRoute = g }
}
final class L4Bare: NavigationCoordinator<L4BareRoute> {
  override func prepareTransition(for route: L4BareRoute) -> NavigationTransition { .push(UIViewController()) }
  func go(_ text: String) {
    if let route = L4BareRoute.table[text] { trigger(route) }
    trigger(L4BareRoute.make(3))
    trigger(.debug)
    trigger(.named(text))
    trigger(L4BareRoute.Usual.route)
  }
}
let l4bare = L4Bare()
