// Hops What is inserted publishes the router whichever way it goes, and best needs no value.
// fix:   func certain() -> NavigationTransition { deepLink(.start, HopsRoute.always, AccountRoute.profile) }
import UIKit
import XCoordinator

enum HopsRoute: Route { case sometimes(Bool), given(AccountCoordinator), always, start, doubtful }
final class HopsCoordinator: NavigationCoordinator<HopsRoute> {
  let account = AccountCoordinator(), news = NewsCoordinator()
  override func prepareTransition(for route: HopsRoute) -> NavigationTransition {
    switch route {
    case .sometimes(let isOpen): return isOpen ? .present(account) : .present(UIViewController())
    case .given(let coordinator): return .present(coordinator)
    case .always: return .present(account)
    case .start: return .dismiss()
    case .doubtful: return Bool.random() ? .present(news) : .dismiss()
    }
  }
  func certain() -> NavigationTransition { deepLink(.start, AccountRoute.profile) }
//                                                                       ^^^^^^^ deep-link-unreachable
  func doubtful() -> NavigationTransition { deepLink(.start, NewsRoute.list) }
//                                                                     ^^^^ deep-link-unreachable
}
