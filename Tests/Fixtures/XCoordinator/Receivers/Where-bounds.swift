// Where-bounds What an extension requires of 'Self' beside its own protocol gives it a router.
// resolved: BoundsRoute.back, BoundsRoute.back, BoundsRoute.go, BoundsRoute.back, BoundsRoute.back
import UIKit
import XCoordinator

enum BoundsRoute: Route { case back, go(Int) }
protocol BoundsRoutable {
  associatedtype TargetRoute: Route
  var router: StrongRouter<TargetRoute> { get }
}
protocol BoundsBar: UIViewController { func tapped() }
extension BoundsBar where Self: BoundsRoutable, Self.TargetRoute == BoundsRoute {
  func onBack() -> () -> Void { { [weak self] in self?.router.trigger(.back) } }
  func go() {
    router.trigger(.back)
    self.router.trigger(.go(1))
  }
}
extension BoundsBar where Self: BoundsRoutable, TargetRoute == BoundsRoute { func back() { router.trigger(.back) } }
extension BoundsRoutable where Self: BoundsBar, TargetRoute == BoundsRoute { func leave() { router.trigger(.back) } }
final class BoundsScreen: UIViewController, BoundsRoutable, BoundsBar {
  let router: StrongRouter<BoundsRoute>
  init(router: StrongRouter<BoundsRoute>) {
    self.router = router
    super.init()
  }
  func tapped() { go() }
}
