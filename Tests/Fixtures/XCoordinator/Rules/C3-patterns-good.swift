// C3-patterns-good All that patterns may do with a payload.
import UIKit
import XCoordinator

enum GoodPatternRoute: Route {
  case one(Int), two(a: Int, b: String), pair((Int, Int)), maybe(String?), result(Result<Int, Error>), tab(TabRoute?)
}
final class GoodPatternCoordinator: NavigationCoordinator<GoodPatternRoute> {
  override func prepareTransition(for route: GoodPatternRoute) -> NavigationTransition {
    switch route {
    case .one(0), .one(1...3): return .pop()
    case .one(let x) where x > 9: return .pop()
    case .one: return .push(UIViewController())
    case .two(let a, b: _): return a > 1 ? .pop() : .popToRoot()
    case let .pair(a, b): return a > b ? .pop() : .popToRoot()
    case .maybe("x"?), .maybe(nil), .maybe(.some("y")): return .pop()
    case .maybe(.some(let text)) where text.isEmpty: return .pop()
    case .maybe: return .push(UIViewController())
    case .result(.success(let value)): return value > 1 ? .pop() : .popToRoot()
    case .result(.failure): return .pop()
    case .tab(.none), .tab(.account?), .tab(.some(.news)): return .pop()
    case .tab(TabRoute.index?): return .popToRoot()
    }
  }
}
