// C5 The `where` clause asks for something else.
// unfinished
import SwiftUI
import SwiftUICoordinator

protocol RRequiredBad: Routing where Self: CustomStringConvertible {}
final class RRequiringBad: RRequiredBad {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  var description: String { "" }
}
func rRequiredBad(_ c: RRequiringBad) { try? c.show(route: .sheet) }
//                                             ^^^^ invalid-declaration
