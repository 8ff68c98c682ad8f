// R8 The receiver takes other routes.
import SwiftUI
import SwiftUICoordinator

final class R8BadLinks: DeepLinkHandling {
  let scheme = "x"
  let links: Set<DeepLink> = [DeepLink(action: "home", route: HomeRoute.sheet)]
//                                                                      ^^^^^ deep-link-unreachable
}
final class R8BadRoot: RootCoordinator {
  override func handle(_ action: CoordinatorAction) { fatalError() }
}
extension R8BadRoot: CoordinatorDeepLinkHandling {
  func handle(_ deepLink: DeepLink, with params: [String: String]) {
    switch deepLink.route {
    case HomeRoute.home: print("home")
    default: break
    }
  }
}
func openR8Bad(_ root: R8BadRoot, _ link: DeepLink) { root.handle(link, with: [:]) }
