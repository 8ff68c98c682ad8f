// T64 erased router as presentable; its wrapped value.
// resolved: WrapRoute.erased, WrapRoute.live, NewsRoute.list
import UIKit
import XCoordinator

enum WrapRoute: Route { case erased, live }
final class Wrap: NavigationCoordinator<WrapRoute> { let news = NewsCoordinator()
    override func prepareTransition(for route: WrapRoute) -> NavigationTransition { switch route { case .erased: return .present(news.weakRouter); case .live: return .present(news.unownedRouter.strongRouter) } }
    func bad() -> NavigationTransition { deepLink(WrapRoute.erased, NewsRoute.list) }
//                                                                            ^^^^ deep-link-unreachable
    func good() -> NavigationTransition { deepLink(WrapRoute.live, NewsRoute.list) } }
