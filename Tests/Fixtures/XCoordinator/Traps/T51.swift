// T51 handler in a closure.
// resolved: ProfileFlow.open
import UIKit
import XCoordinator

let basic = BasicNavigationCoordinator<ProfileFlow>(rootViewController: .init(), initialRoute: .open) { route in switch route { case .open: return .push(UIViewController()) } }
