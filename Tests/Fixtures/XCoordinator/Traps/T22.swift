// T22 forwarding delegate: the outer call is a site as well.
// resolved: -, AppRoute.back
import UIKit
import XCoordinator

protocol Chooser: AnyObject { func choose(_ route: AppRoute) }
extension AppCoordinator: Chooser { func choose(_ route: AppRoute) { strongRouter.trigger(route) } }
func f1(_ c: Chooser) { c.choose(.back) }
