// An extension for a coordinator class has what the class has.
// rejected
// resolved: SelfBoundRoute.go, SelfBoundRoute.stay, SelfBoundRoute.go
import UIKit
import XCoordinator

enum SelfBoundRoute: Route { case go, stay }
final class SelfBound: NavigationCoordinator<SelfBoundRoute> {
  override func prepareTransition(for route: SelfBoundRoute) -> NavigationTransition { .pop() }
}
protocol SelfBoundOpening {}
extension SelfBoundOpening where Self: SelfBound {
  func open() {
    trigger(.go)
    self.trigger(.fly)
//                ^^^ unknown-route
  }
}
protocol SelfBoundAny: AnyObject {}
extension SelfBoundAny where Self: NavigationCoordinator<SelfBoundRoute> {
  func open() { trigger(.stay) }
}
protocol SelfBoundScreen { var router: UnownedRouter<SelfBoundRoute> { get } }
extension SelfBoundScreen where Self: UIViewController {
  func open() { router.trigger(.go) }
}
