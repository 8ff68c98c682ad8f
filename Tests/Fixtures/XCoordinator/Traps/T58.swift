// T58 local child as trigger target: not kept / kept.
// resolved: NewsRoute.list, NewsRoute.list
import UIKit
import XCoordinator

extension AppCoordinator { func x1() -> NavigationTransition { let n = NewsCoordinator(); return .trigger(.list, on: n) }
//                                                                 ^ warning ownership
    func x2() -> NavigationTransition { let n = NewsCoordinator(); addChild(n); return .trigger(.list, on: n) } }
