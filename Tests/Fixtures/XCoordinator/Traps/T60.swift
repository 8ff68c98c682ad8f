// T60 deepLink inside multiple, and its result dropped.
import UIKit
import XCoordinator

extension AppCoordinator { func y1() -> NavigationTransition { .multiple(.dismissToRoot(), .popToRoot(), deepLink(.main, TabRoute.news)) }
    func y2() { _ = 0; deepLink(AppRoute.main) as NavigationTransition } }
//                     ^^^^^^^^ warning no-op-transition
