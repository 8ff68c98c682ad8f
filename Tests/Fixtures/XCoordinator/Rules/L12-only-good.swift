// L12-only-good Coordinators that have nobody but their screens: an unowned router would be gone at once.
import UIKit
import XCoordinator

enum L12OnlyRoute: Route { case first, last }
final class L12OnlyModel {
  let router: StrongRouter<L12OnlyRoute>
  init(router: StrongRouter<L12OnlyRoute>) { self.router = router }
}
final class L12OnlyScreen: UIViewController { var model: L12OnlyModel? }
final class L12OnlyFlow: NavigationCoordinator<L12OnlyRoute> {
  func screen() -> L12OnlyScreen {
    let screen = L12OnlyScreen()
    screen.model = L12OnlyModel(router: strongRouter)
    return screen
  }
  override func prepareTransition(for route: L12OnlyRoute) -> NavigationTransition { .push(screen()) }
}
final class L12OnlyParent: NavigationCoordinator<NewsRoute> {
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
    let flow = L12OnlyFlow(rootViewController: rootViewController)
    return flow.prepareTransition(for: .first)
  }
}
