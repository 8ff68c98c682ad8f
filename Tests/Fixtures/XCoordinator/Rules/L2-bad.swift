// L2-bad No handler, and no closure for one.
// resolved:
import UIKit
import XCoordinator

enum L2Route: Route { case go }
final class L2Bad: NavigationCoordinator<L2Route> {
  init() { super.init(initialRoute: .go) }
//                                   ^^ crash-on-transition
}
let l2bad = L2Bad()
let l2app = AppCoordinator()
let l2map = RedirectionRouter<AppRoute, L2Route>(viewController: UIViewController(), parent: l2app.unownedRouter, map: nil)
//                                                                                                                     ^^^ warning crash-on-transition
