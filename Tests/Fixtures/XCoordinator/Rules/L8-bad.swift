// L8-bad Children that die before their route runs.
import UIKit
import XCoordinator

enum L8Route: Route { case sent, routed, direct }
final class L8Bad: NavigationCoordinator<L8Route> {
  override func prepareTransition(for route: L8Route) -> NavigationTransition {
    switch route {
    case .sent:
      let news = NewsCoordinator()
//        ^^^^ warning ownership
      return .trigger(.list, on: news)
    case .routed:
      let account = AccountCoordinator()
//        ^^^^^^^ warning ownership
      return .route(.close, on: account)
    case .direct:
      let tabs = TabsCoordinator()
//        ^^^^ warning ownership
      tabs.trigger(.index)
      return .dismiss()
    }
  }
}
