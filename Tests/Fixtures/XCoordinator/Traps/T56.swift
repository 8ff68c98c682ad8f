// T56 root only held by a local.
import UIKit
import XCoordinator

func scene(_ w: UIWindow) { let c = AppCoordinator(); c.setRoot(for: w) }
//                              ^ warning ownership
