// C1-mapped-good Closures that are no 'map', and what is returned by others within it.
import UIKit
import XCoordinator

enum GoodMappedRoute: Route { case first, second(Int) }
final class GoodMappedRouter: RedirectionRouter<AppRoute, GoodMappedRoute> {
  init(_ parent: UnownedRouter<AppRoute>, finish: @escaping (Int) -> TabRoute) {
    super.init(viewController: UIViewController(), parent: parent) { route in
      if case .first = route { return .login }
      let tab: TabRoute = { return .news }()
      switch route {
      case .first: return finish(1) == tab ? .main : .login
      case .second(let number): return number > 1 ? .maybe(true) : AppRoute.back
      }
    }
  }
  init(_ parent: UnownedRouter<AppRoute>, count: Int, map: @escaping (Int) -> TabRoute) {
    super.init(viewController: UIViewController(), parent: parent, map: { _ in map(1) == .news ? .main : .login })
  }
}
func goodMapped(_ app: UnownedRouter<AppRoute>) -> [GoodMappedRouter] {
  [GoodMappedRouter(app) { _ in .account }, GoodMappedRouter(app, count: 1, map: { $0 > 1 ? .news : .index })]
}
