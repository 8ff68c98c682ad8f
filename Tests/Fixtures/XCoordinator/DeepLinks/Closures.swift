// Closures Payloads that make what is shown, closures that are called where they stand, and cases called as an optional's.
import UIKit
import XCoordinator

enum ClosuresRoute: Route, Equatable { case none, some, called }
enum MakingRoute: Route { case made(() -> Presentable) }
final class ClosuresCoordinator: NavigationCoordinator<ClosuresRoute> {
  let news = NewsCoordinator()
  override func prepareTransition(for route: ClosuresRoute) -> NavigationTransition {
    if route == .none { return .present(news) }
    if route == .called { return { NavigationTransition.present($0) }(news) }
    return .dismiss()
  }
  func right() -> NavigationTransition { deepLink(.none, NewsRoute.list) }
  func called() -> NavigationTransition { deepLink(.called, NewsRoute.list) }
  func wrong() -> NavigationTransition { deepLink(.some, NewsRoute.list) }
//                                                                 ^^^^ deep-link-unreachable
  func calledWrong() -> NavigationTransition { deepLink(.called, AccountRoute.profile) }
//                                                                            ^^^^^^^ deep-link-unreachable
}
final class MakingCoordinator: NavigationCoordinator<MakingRoute> {
  override func prepareTransition(for route: MakingRoute) -> NavigationTransition {
    switch route { case .made(let make): return .present(make()) }
  }
  func right() -> NavigationTransition { deepLink(.made { NewsCoordinator() }, NewsRoute.list) }
  func wrong() -> NavigationTransition { deepLink(.made({ NewsCoordinator() }), AccountRoute.profile) }
//                                                                                           ^^^^^^^ deep-link-unreachable
}
