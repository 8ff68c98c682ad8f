// C10 Where any action or any route fits, a case needs its enum, and one is not the other.
// rejected
import SwiftUI
import SwiftUICoordinator

func c10any(_ action: any CoordinatorAction) {
  switch action {
  case .open: break
//      ^^^^ wrong-route-kind
  default: break
  }
}
func c10link(_ link: DeepLink, _ route: any NavigationRoute) {
  switch link.route {
  case .detail: break
//      ^^^^^^ wrong-route-kind
  default: break
  }
  switch route {
  case .sheet: break
//      ^^^^^ wrong-route-kind
  default: break
  }
}
final class C10Links: DeepLinkHandling {
  let scheme = "app"
  let links: Set<DeepLink> = [
    DeepLink(action: "detail", route: .detail(1)),
//                                     ^^^^^^ wrong-route-kind
    DeepLink(action: "open", route: HomeAction.open),
//                                             ^^^^ wrong-route-kind
  ]
}
func c10done(_ c: Home) { c.handle(Action.done) }
//                                        ^^^^ input-mismatch
