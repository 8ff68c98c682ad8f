// R7 The receiver takes the route.
import SwiftUI
import SwiftUICoordinator

final class R7GoodLinks: DeepLinkHandling {
  let scheme = "x"
  let links: Set<DeepLink> = [DeepLink(action: "home", route: HomeRoute.home)]
}
final class R7GoodRoot: RootCoordinator {
  override func handle(_ action: CoordinatorAction) { fatalError() }
}
extension R7GoodRoot: CoordinatorDeepLinkHandling {
  func handle(_ deepLink: DeepLink, with params: [String: String]) {
    switch deepLink.route {
    case HomeRoute.home: print("home")
    default: break
    }
  }
}
func openR7Good(_ root: R7GoodRoot, _ link: DeepLink) { root.handle(link, with: [:]) }
