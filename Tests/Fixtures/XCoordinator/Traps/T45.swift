// T45 completion missing on one path.
import UIKit
import XCoordinator

extension Transition where RootViewController: UITabBarController { static func pick(_ i: Int) -> Transition { Transition(presentables: [], animationInUse: nil) { tabs, _, done in
//                                                                                                                                                               ^^^^^^^^^^^^^^^ warning stalled-transition
    guard i < 3 else { return }
    tabs.selectedIndex = i; done?() } } }
