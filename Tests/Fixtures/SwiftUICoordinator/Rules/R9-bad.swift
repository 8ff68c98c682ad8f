// R9 Two links with one action.
import SwiftUI
import SwiftUICoordinator

final class R9BadLinks: DeepLinkHandling {
  let scheme = "x"
  let links: Set<DeepLink> = [
    DeepLink(action: "home", route: HomeRoute.home),
    DeepLink(action: "home", route: HomeRoute.sheet),
//                   ^^^^^^ warning deep-link-collision
    .init(action: "sheet", route: HomeRoute.sheet),
    .init(action: "home", route: HomeRoute.home),
//                ^^^^^^ warning deep-link-collision
  ]
}
