// L17-good Triggered directly, or nothing but a sibling.
import UIKit
import XCoordinator

enum L17GoodRoute: Route { case web, sibling }
final class L17GoodOpener: NavigationCoordinator<L17GoodRoute> {
  let log = NSMutableArray()
  override func prepareTransition(for route: L17GoodRoute) -> NavigationTransition {
    switch route {
    case .web:
      log.add("opened")
      return .none()
    case .sibling:
      addChild(NewsCoordinator())
      return .none()
    }
  }
  func done(_ child: Presentable) { removeChild(child) }
}
final class L17Good: NavigationCoordinator<ProfileFlow> {
  let opener = L17GoodOpener()
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { .route(.sibling, on: opener) }
  func open() { opener.trigger(.web) }
}
