// C4-bad A push where there is no navigation controller, and a route on a router.
// rejected
// fix:     .present(UIViewController())
import UIKit
import XCoordinator

final class TabPush: TabBarCoordinator<ProfileFlow> {
  override func prepareTransition(for route: ProfileFlow) -> TabBarTransition {
    .push(UIViewController())
//   ^^^^ wrong-receiver
  }
}
func c4bad(_ r: StrongRouter<NewsRoute>) -> NavigationTransition {
  .route(.list, on: r)
// ^^^^^ wrong-receiver
}
