// L12-handed-bad A model that a local holds first, and a screen of which something is asked.
import UIKit
import XCoordinator

enum L12HandedRoute: Route { case model, screen, published }
final class L12HandedModel {
  let router: StrongRouter<L12HandedRoute>
  init(_ router: StrongRouter<L12HandedRoute>) { self.router = router }
}
final class L12HandedScreen: UIViewController {
  var model: L12HandedModel?
  var router: StrongRouter<L12HandedRoute>?
  convenience init(_ router: StrongRouter<L12HandedRoute>) { self.init(); self.router = router }
  func titled() -> Self { self }
}
final class L12Handed: NavigationCoordinator<L12HandedRoute> {
  override func prepareTransition(for route: L12HandedRoute) -> NavigationTransition {
    switch route {
    case .model:
      let model = L12HandedModel(strongRouter)
//                               ^^^^^^^^^^^^ hint ownership
      let screen = L12HandedScreen()
      screen.model = model
      return .push(screen)
    case .screen: return .push(L12HandedScreen(strongRouter).titled())
//                                             ^^^^^^^^^^^^ hint ownership
    case .published: return .pop()
    }
  }
}
