// L12-bad A screen that keeps its own coordinator.
import UIKit
import XCoordinator

final class L12Model { let router: StrongRouter<ProfileFlow>; init(router: StrongRouter<ProfileFlow>) { self.router = router } }
final class L12Bad: NavigationCoordinator<ProfileFlow> {
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition {
    let model = L12Model(router: strongRouter)
//                               ^^^^^^^^^^^^ hint ownership
    print(model)
    return .pop()
  }
}
final class L12Screen: UIViewController {
  var router: StrongRouter<ProfileFlow>?
  weak var owner: L12Set?
}
final class L12Set: NavigationCoordinator<ProfileFlow> {
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition {
    let screen = L12Screen()
    screen.owner = self
    screen.router = strongRouter
//                  ^^^^^^^^^^^^ hint ownership
    return .push(screen)
  }
}
