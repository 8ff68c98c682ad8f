// L17-targets Two declarations of one class, of which one acts: it is not known which is meant.
import UIKit
import XCoordinator

enum L17TargetsRoute: Route { case web }
#if os(tvOS)
final class L17TargetsOpener: NavigationCoordinator<L17TargetsRoute> {
  let log = NSMutableArray()
  override func prepareTransition(for route: L17TargetsRoute) -> NavigationTransition {
    log.add("opened")
    return .none()
  }
}
#else
final class L17TargetsOpener: NavigationCoordinator<L17TargetsRoute> {
  override func prepareTransition(for route: L17TargetsRoute) -> NavigationTransition { .push(UIViewController()) }
}
#endif
final class L17Targets: NavigationCoordinator<ProfileFlow> {
  let opener = L17TargetsOpener()
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { .route(.web, on: opener) }
}
