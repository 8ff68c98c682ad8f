// D1 What is popped is popped for good, what lies below answers.
import UIKit
import XCoordinator

extension AppCoordinator {
  func d1_0(_ x: Bool) -> NavigationTransition { deepLink(AppRoute.both, NewsRoute.list, AccountRoute.profile) }
}
