// D10 A chain that starts with a presentation, behind a dismissal.
// hints: on
import UIKit
import XCoordinator

extension AppCoordinator {
  func d10Dismissed() -> [NavigationTransition] {
    [
      .multiple(.dismissToRoot(), deepLink(AppRoute.main, TabRoute.news)),
      .multiple([.popToRoot(), deepLink(AppRoute.main, TabRoute.news)]),
    ]
  }
}
