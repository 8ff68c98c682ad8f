// T40 local closure building the transition; guard self.
import UIKit
import XCoordinator

func s1() -> NavigationTransition { let t: NavigationTransition = { let vc = UIViewController(); return .push(vc) }(); return t }
