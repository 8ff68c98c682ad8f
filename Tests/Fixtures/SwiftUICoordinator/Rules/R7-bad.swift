// R7 The receiver of deep links does nothing.
import SwiftUI
import SwiftUICoordinator

final class R7BadLinks: DeepLinkHandling {
  let scheme = "x"
  let links: Set<DeepLink> = [DeepLink(action: "home", route: HomeRoute.home)]
//                                                                      ^^^^ warning no-op-transition
}
final class R7BadRoot: RootCoordinator {
  override func handle(_ action: CoordinatorAction) { fatalError() }
}
extension R7BadRoot: CoordinatorDeepLinkHandling {
  func handle(_ deepLink: DeepLink, with params: [String: String]) {}
}
func openR7Bad(_ root: R7BadRoot, _ link: DeepLink) { root.handle(link, with: [:]) }
