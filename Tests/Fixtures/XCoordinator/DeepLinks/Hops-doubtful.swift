// Hops What may publish something else is no fix: the link would still go wrong.
// fix: none
import UIKit
import XCoordinator

enum DoubtfulRoute: Route { case start, sometimes }
final class DoubtfulCoordinator: NavigationCoordinator<DoubtfulRoute> {
  let news = NewsCoordinator()
  override func prepareTransition(for route: DoubtfulRoute) -> NavigationTransition {
    switch route {
    case .start: return .dismiss()
    case .sometimes: return Bool.random() ? .present(news) : .dismiss()
    }
  }
  func link() -> NavigationTransition { deepLink(.start, NewsRoute.list) }
//                                                                 ^^^^ deep-link-unreachable
}
