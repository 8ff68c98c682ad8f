// Initializers Routes that a coordinator starts with, by initializers of its own, of a generic base, and of a model.
// unresolved: the generic parameter 'R' may be any route
// resolved: StartRoute.shelf, StartRoute.shelf, -, StartRoute.shelf, StartRoute.book, StartRoute.book, StartRoute.shelf
import UIKit
import XCoordinator

enum StartRoute: Route { case shelf, book(Int) }
class StartBase<R: Route>: NavigationCoordinator<R> {
  init(start: R?) { super.init(rootViewController: .init(), initialRoute: start) }
  convenience init(second: R) { self.init(start: second) }
}
final class StartShelf: StartBase<StartRoute> {
  init() { super.init(start: .shelf) }
  override func prepareTransition(for route: StartRoute) -> NavigationTransition { .push(UIViewController()) }
}
final class StartBook: StartBase<StartRoute> {
  override func prepareTransition(for route: StartRoute) -> NavigationTransition { .push(UIViewController()) }
}
final class StartModel {
  let route: StartRoute
  init(router: UnownedRouter<StartRoute>) { route = .shelf; router.trigger(.shelf) }
  init(keeping route: StartRoute) { self.route = route }
}
final class StartOwn: NavigationCoordinator<StartRoute> {
  init(_ route: StartRoute = .shelf) { super.init(); trigger(route) }
  override func prepareTransition(for route: StartRoute) -> NavigationTransition { .push(UIViewController()) }
}
func starts() {
  _ = StartBook(start: .shelf)
  _ = StartBook(start: .none)
  _ = StartBook(second: .book(1))
  _ = StartOwn(.book(2))
  _ = StartOwn.init(.shelf)
  _ = StartModel(keeping: .book(3))
}
