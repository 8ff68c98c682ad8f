// R8 The receiver passes on what it does not take.
import SwiftUI
import SwiftUICoordinator

final class R8GoodLinks: DeepLinkHandling {
  let scheme = "x"
  let links: Set<DeepLink> = [DeepLink(action: "home", route: HomeRoute.sheet)]
}
final class R8GoodRoot: RootCoordinator {
  override func handle(_ action: CoordinatorAction) { fatalError() }
}
extension R8GoodRoot: CoordinatorDeepLinkHandling {
  func handle(_ deepLink: DeepLink, with params: [String: String]) {
    switch deepLink.route {
    case HomeRoute.home: print("home")
    default: print(deepLink); add(child: self)
    }
  }
}
func openR8Good(_ root: R8GoodRoot, _ link: DeepLink) { root.handle(link, with: [:]) }
