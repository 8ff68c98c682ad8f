// T60 deepLink inside multiple, and its result dropped.
// resolved: AppRoute.main, TabRoute.news, AppRoute.main
import UIKit
import XCoordinator

extension AppCoordinator { func y1() -> NavigationTransition { .multiple(.dismissToRoot(), .popToRoot(), deepLink(.main, TabRoute.news)) }
    func y2() { _ = 0; deepLink(AppRoute.main) as NavigationTransition } }
//                     ^^^^^^^^ warning no-op-transition
