// T30 The receiver does nothing, and another handler is never called.
// hints: on
import SwiftUI
import SwiftUICoordinator

final class T30Links: DeepLinkHandling {
  let scheme = "x"
  let links: Set<DeepLink> = [DeepLink(action: "home", route: HomeRoute.home)]
//                                                                      ^^^^ warning no-op-transition
}
final class T30Root: RootCoordinator {
//          ^^^^^^^ hint unreachable-coordinator
  override func handle(_ action: CoordinatorAction) { fatalError() }
}
extension T30Root: CoordinatorDeepLinkHandling {
  func handle(_ deepLink: DeepLink, with params: [String: String]) {}
}
func openT30(_ root: T30Root, _ link: DeepLink) { root.handle(link, with: [:]) }
extension Basket {
  func handle(_ deepLink: DeepLink, with params: [String: String]) {
//     ^^^^^^ hint dead-handler
    switch deepLink.route {
    case HomeRoute.home: popToRoot()
    default: break
    }
  }
}
