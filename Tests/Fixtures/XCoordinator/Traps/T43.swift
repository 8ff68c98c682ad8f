// T43 set and select in one transition: the fresh instance is a tab.
import UIKit
import XCoordinator

func u1() -> TabBarTransition { let n = NewsCoordinator(); return .multiple(.set([n]), .select(n)) }
