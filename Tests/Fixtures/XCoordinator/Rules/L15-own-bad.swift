// L15-own-bad Cases that lead back to themselves through a chain, and through routers of the very object.
import UIKit
import XCoordinator

enum L15OwnRoute: Route { case a, b, c, d, e, f }
final class L15Own: NavigationCoordinator<L15OwnRoute> {
  private lazy var me = unownedRouter
  override func prepareTransition(for route: L15OwnRoute) -> NavigationTransition {
    switch route {
    case .a: return chain(routes: [.b])
//                                  ^ crash-on-transition
    case .b: return .multiple(.pop(), self.chain(routes: [.a]))
    case .c: return .trigger(.c, on: strongRouter)
//                            ^ crash-on-transition
    case .d:
      self.weakRouter.trigger(.d)
//                             ^ crash-on-transition
      return .none()
    case .e: return .trigger(.e, on: me)
//                            ^ crash-on-transition
    case .f: return self.deepLink(.f, TabRoute.news)
//                                 ^ crash-on-transition
    }
  }
}
