// C3e An optional router that is unwrapped, or unwraps itself.
import SwiftUI
import Stinsen

final class C3eGood {
  var router: DepotCoordinator.Router?
  var implicit: LaneCoordinator.Router!
  func a() {
    router?.route(to: \.scales)
    implicit.route(to: \.map)
    guard let router else { return }
    router.route(to: \.lane)
  }
  func b() { if let router = self.router { router.route(to: \.lane) } }
  func c() { router.map { router in router.route(to: \.scales) } }
  func d(_ router: DepotCoordinator.Router) { router.route(to: \.scales) }
}
func c3eGood(_ depot: DepotCoordinator?) {
  switch depot {
  case .some(let depot): depot.popToRoot()
  case nil: break
  }
}
