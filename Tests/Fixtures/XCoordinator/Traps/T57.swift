// T57 root held by a stored strong router.
import UIKit
import XCoordinator

final class Delegate { let router = AppCoordinator().strongRouter; func start(_ w: UIWindow) { router.setRoot(for: w) } }
