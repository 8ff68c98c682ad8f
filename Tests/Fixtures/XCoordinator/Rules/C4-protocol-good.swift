// C4-protocol-good A factory of the app's own on the protocol of transitions.
import UIKit
import XCoordinator

extension TransitionProtocol where RootViewController: UITabBarController {
  /// Pushes on the selected tab.
  static func push(_ presentable: Presentable) -> Self { .multiple(Self.multiple()) }
}
enum C4PTabRoute: Route { case detail }
final class C4PTabsCoordinator: TabBarCoordinator<C4PTabRoute> {
  init() { super.init(tabs: []) }
  override func prepareTransition(for route: C4PTabRoute) -> TabBarTransition { .push(UIViewController()) }
}
let c4pTabs = C4PTabsCoordinator()
func c4pGo() { c4pTabs.trigger(.detail) }
