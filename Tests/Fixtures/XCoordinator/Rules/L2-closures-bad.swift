// L2-closures-bad A handler that neither a closure nor an override gives, of instances that are triggered and of one that is not.
import UIKit
import XCoordinator

enum L2ClosureRoute: Route { case go }
enum L2HeirRoute: Route { case go }
enum L2MapRoute: Route { case go }
enum L2IdleRoute: Route { case go }
let l2initial = BasicViewCoordinator<L2ClosureRoute>(rootViewController: .init(), initialRoute: .go, prepareTransition: nil)
//                                                                                                                      ^^^ crash-on-transition
final class L2Heir: BasicNavigationCoordinator<L2HeirRoute> {
  init() { super.init(rootViewController: .init(), prepareTransition: nil) }
//                                                                    ^^^ crash-on-transition
}
final class L2Map: RedirectionRouter<AppRoute, L2MapRoute> {}
func l2triggered(_ app: AppCoordinator, _ heir: L2Heir = L2Heir()) {
  let map = L2Map(viewController: UIViewController(), parent: app.unownedRouter, map: nil)
//                                                                                    ^^^ crash-on-transition
  map.trigger(.go)
  heir.trigger(.go)
}
let l2idle = BasicViewCoordinator<L2IdleRoute>(rootViewController: .init(), prepareTransition: nil)
//                                                                                             ^^^ warning crash-on-transition
