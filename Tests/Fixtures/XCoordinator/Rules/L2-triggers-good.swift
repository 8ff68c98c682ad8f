// L2-triggers-good Redirections that decide themselves what a route triggers, and are not asked for the parent's.
import UIKit
import XCoordinator

enum L2TriggersRoute: Route { case go }
class L2Triggers: RedirectionRouter<AppRoute, L2TriggersRoute> {
  override func contextTrigger(
    _ route: L2TriggersRoute, with options: TransitionOptions, completion: ContextPresentationHandler?
  ) {
    parent.contextTrigger(.login, with: options, completion: completion)
  }
}
final class L2TriggersHeir: L2Triggers {
  init(_ app: AppCoordinator) { super.init(viewController: UIViewController(), parent: app.unownedRouter, map: nil) }
}
func l2triggers(_ app: AppCoordinator, _ heir: L2TriggersHeir) {
  let map = L2Triggers(viewController: UIViewController(), parent: app.unownedRouter, map: nil)
  map.trigger(.go)
  heir.trigger(.go)
}
