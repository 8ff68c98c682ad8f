// C8 `show` and `start` throw behind protocols, too, whichever routes they fix.
// rejected
import SwiftUI
import SwiftUICoordinator
import UIKit

protocol C8Showing: Routing where Route == HomeRoute {}
final class C8Shower: C8Showing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute = HomeRoute.home
  init(parent: Coordinator?, nav: NavigationController) { self.parent = parent; navigationController = nav }
  func handle(_ action: CoordinatorAction) { parent?.handle(action) }
  func view(for route: HomeRoute) -> some View { PlainView() }
}
func c8class(_ c: C8Shower) { c.show(route: .sheet) }
//                              ^^^^ invalid-declaration
func c8any(_ c: any C8Showing) { c.show(route: .sheet) }
//                                 ^^^^ invalid-declaration
func c8routing(_ c: any Routing) { c.start() }
//                                   ^^^^^ invalid-declaration
struct C8Screen<C: Routing>: View {
  @EnvironmentObject var coordinator: C
  var body: some View { Button("again") { coordinator.start() } }
//                                                    ^^^^^ invalid-declaration
}
