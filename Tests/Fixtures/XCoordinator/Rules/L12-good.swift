// L12-good A screen with an unowned router.
import UIKit
import XCoordinator

final class L12Weak { let router: UnownedRouter<ProfileFlow>; init(router: UnownedRouter<ProfileFlow>) { self.router = router } }
final class L12Good: NavigationCoordinator<ProfileFlow> {
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition {
    let model = L12Weak(router: unownedRouter)
    print(model)
    return .pop()
  }
}
