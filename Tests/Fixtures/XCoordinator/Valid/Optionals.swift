// Optionals Payloads that may be missing, of routes whose cases are called as an optional's.
// resolved: MayReturnRoute.back, MayReturnRoute.back, MayReturnRoute.back, MayReturnRoute.back
import UIKit
import XCoordinator

enum OptionalsRoute: Route { case none, some }
enum MayReturnRoute: Route { case back(OptionalsRoute?) }
func optionals(_ router: StrongRouter<MayReturnRoute>) {
  router.trigger(.back(nil))
  router.trigger(.back(.some(.none)))
  router.trigger(.back(.none))
  router.trigger(.back(OptionalsRoute.some))
}
