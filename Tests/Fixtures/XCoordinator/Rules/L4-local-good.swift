// L4-local-good Cases and coordinators that only a type declared in a function names.
// hints: on
import UIKit
import XCoordinator

enum L4LocalRoute: Route { case written, kept, named }
enum L4InnerRoute: Route { case go }
final class L4Local: NavigationCoordinator<L4LocalRoute> {
  override func prepareTransition(for route: L4LocalRoute) -> NavigationTransition { .pop() }
}
final class L4Inner: NavigationCoordinator<L4InnerRoute> {
  override func prepareTransition(for route: L4InnerRoute) -> NavigationTransition { .pop() }
}
func l4local(_ c: L4Local = L4Local()) {
  struct Sender {
    let router: UnownedRouter<L4LocalRoute>
    let inner = L4Inner()
    func send() {
      router.trigger(.written)
      let route: L4LocalRoute = .kept
      router.trigger(route)
      enum Other { static let all = [L4LocalRoute.named] }
    }
    func begin(_ route: L4InnerRoute = .go) { inner.trigger(route) }
  }
  Sender(router: c.unownedRouter).send()
}
