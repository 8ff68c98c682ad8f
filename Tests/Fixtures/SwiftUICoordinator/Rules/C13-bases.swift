// C13 An initialiser that a protocol brings along, and those of a class that declares none.
import SwiftUI
import SwiftUICoordinator

protocol C13Made: Coordinator { init(parent: Coordinator?, navigationController: NavigationController) }
extension C13Made {
  init(home: Home) { self.init(parent: home, navigationController: home.navigationController) }
}
class C13MadeBase {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  init(parent: Coordinator?) { self.parent = parent }
  convenience init(count: Int) { self.init(parent: nil) }
}
final class C13MadeFlow: C13MadeBase, Routing, C13Made {
  let navigationController: NavigationController
  let startRoute = BasketRoute.list
  init(parent: Coordinator?, navigationController: NavigationController) {
    self.navigationController = navigationController
    super.init(parent: parent)
  }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
}
extension C13MadeFlow: RouterViewFactory {
  func view(for route: BasketRoute) -> some View { PlainView() }
}
func c13made(_ home: Home) -> [C13MadeFlow] {
  [C13MadeFlow(home: home), C13MadeFlow(parent: home, navigationController: home.navigationController)]
}
