// T17 RedirectionRouter: own route is the second argument.
// resolved: ProfileFlow.open
import UIKit
import XCoordinator

final class Redirect17: RedirectionRouter<AppRoute, ProfileFlow> { override func mapToParentRoute(_ route: ProfileFlow) -> AppRoute { .login } }
func d1(_ r: Redirect17) { r.trigger(.open) }
