// R9 Each link has its own action.
import SwiftUI
import SwiftUICoordinator

final class R9GoodLinks: DeepLinkHandling {
  let scheme = "x"
  let links: Set<DeepLink> = [
    DeepLink(action: "home", route: HomeRoute.home), DeepLink(action: "sheet", route: HomeRoute.sheet),
  ]
}
