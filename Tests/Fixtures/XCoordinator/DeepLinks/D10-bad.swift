// D10 A chain that starts with a presentation: a hint for who asks for it.
// hints: on
import UIKit
import XCoordinator

extension AppCoordinator {
  func d10() -> NavigationTransition {
    deepLink(AppRoute.main, TabRoute.news)
//                    ^^^^ hint deep-link-context
  }
}
