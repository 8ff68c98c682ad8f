// D7 A step that does nothing.
import UIKit
import XCoordinator

enum HushRoute: Route { case show, hush }
final class Hush: NavigationCoordinator<HushRoute> {
  override func prepareTransition(for route: HushRoute) -> NavigationTransition {
    switch route { case .show: return .push(UIViewController()); default: return .none() }
  }
  func go() -> NavigationTransition { deepLink(HushRoute.hush, HushRoute.show) }
//                                                       ^^^^ warning no-op-transition
}
let hush = Hush()
