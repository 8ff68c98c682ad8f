// R1 R7 Who only logs does nothing.
import SwiftUI
import SwiftUICoordinator

enum R7LogsAction: CoordinatorAction { case open }
struct R7LogsLogger { func debug(_ value: Any) {} }
final class R7LogsLinks: DeepLinkHandling {
  let scheme = "x"
  let links: Set<DeepLink> = [DeepLink(action: "home", route: HomeRoute.home)]
//                                                                      ^^^^ warning no-op-transition
}
final class R7LogsRoot: RootCoordinator {
  let appLogger = R7LogsLogger()
  override func handle(_ action: CoordinatorAction) { appLogger.debug(action) }
}
extension R7LogsRoot: CoordinatorDeepLinkHandling {
  func handle(_ deepLink: DeepLink, with params: [String: String]) { appLogger.debug(deepLink) }
}
func openR7Logs(_ root: R7LogsRoot, _ link: DeepLink) {
  root.handle(link, with: [:])
  root.handle(R7LogsAction.open)
//                         ^^^^ warning unhandled-action
}
