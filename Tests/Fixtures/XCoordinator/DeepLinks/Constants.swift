// Constants Routes behind local constants, whatever their types hide, and payloads that wrap what an optional holds.
// resolved: ConstantsRoute.held, -, -, ConstantsRoute.held, ConstantsRoute.held, NewsRoute.list
import UIKit
import XCoordinator

enum ConstantsRoute: Route { case held(NewsCoordinator?) }
final class ConstantsCoordinator: NavigationCoordinator<ConstantsRoute> {
  let news = NewsCoordinator()
  override func prepareTransition(for route: ConstantsRoute) -> NavigationTransition {
    guard case .held(let held?) = route else { return .dismiss() }
    return .present(held)
  }
  func hidden() -> NavigationTransition {
    let last: Route = NewsRoute.list
    return deepLink(.held(news), last)
  }
  func first() -> NavigationTransition {
    let first = ConstantsRoute.held(news)
    return deepLink(first, AccountRoute.profile)
//                                      ^^^^^^^ deep-link-unreachable
  }
  func wrong() -> NavigationTransition {
    let last: Route = AccountRoute.profile
    return deepLink(.held(news), last)
//                               ^^^^ deep-link-unreachable
  }
  func made() -> NavigationTransition { deepLink(.held(.init()), NewsRoute.list) }
}
