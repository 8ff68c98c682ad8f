// L17-bad A handler that acts, prepared by another one.
import UIKit
import XCoordinator

enum L17Route: Route { case web, shown }
final class L17Opener: NavigationCoordinator<L17Route> {
  let log = NSMutableArray()
  override func prepareTransition(for route: L17Route) -> NavigationTransition {
    switch route {
    case .web:
      log.add("opened")
      return .none()
    case .shown: return .push(UIViewController())
    }
  }
}
final class L17Bad: NavigationCoordinator<ProfileFlow> {
  let opener = L17Opener()
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition {
    .route(.web, on: opener)
//          ^^^ hint prepare-side-effect
  }
}
