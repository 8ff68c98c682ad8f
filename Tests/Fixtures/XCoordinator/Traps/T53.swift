// T53 default: .none() and a triggered case.
// resolved: NewsRoute.article
import UIKit
import XCoordinator

final class Quiet: NavigationCoordinator<NewsRoute> { override func prepareTransition(for route: NewsRoute) -> NavigationTransition { switch route { case .list: return .push(UIViewController()); default: return .none() } } }
func w1() { let q = Quiet(); q.trigger(.article(id: 1)) }
//                                      ^^^^^^^ warning no-op-transition
