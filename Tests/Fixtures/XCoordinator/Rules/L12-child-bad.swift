// L12-child-bad A screen that keeps its own coordinator, which is a child already.
import UIKit
import XCoordinator

enum L12ChildRoute: Route { case first, last }
final class L12ChildModel {
  let router: StrongRouter<L12ChildRoute>
  init(router: StrongRouter<L12ChildRoute>) { self.router = router }
}
final class L12ChildScreen: UIViewController { var model: L12ChildModel? }
final class L12ChildFlow: NavigationCoordinator<L12ChildRoute> {
  func screen() -> L12ChildScreen {
    let screen = L12ChildScreen()
    screen.model = L12ChildModel(router: strongRouter)
//                                       ^^^^^^^^^^^^ hint ownership
    return screen
  }
  override func prepareTransition(for route: L12ChildRoute) -> NavigationTransition { .push(screen()) }
}
final class L12ChildParent: NavigationCoordinator<NewsRoute> {
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
    let flow = L12ChildFlow(initialRoute: .first)
    return .present(flow)
  }
}
