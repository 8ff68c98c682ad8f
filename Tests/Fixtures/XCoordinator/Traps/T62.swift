// T62 presentable from another module or protocol.
import UIKit
import XCoordinator

extension AppCoordinator { func foreign(_ p: Presentable) -> NavigationTransition { .present(p) } }
