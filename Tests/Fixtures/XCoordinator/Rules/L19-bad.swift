// L19-bad A redirection to a case that does nothing, and an own router that drops a route that somebody waits for.
import UIKit
import XCoordinator

enum L19Parent: Route { case idle, shown }
enum L19Child: Route { case finish }
enum L19Own: Route { case one, two }
final class L19Coordinator: NavigationCoordinator<L19Parent> {
  override func prepareTransition(for route: L19Parent) -> NavigationTransition {
    route == .shown ? .push(UIViewController()) : .none()
  }
}
final class L19Redirect: RedirectionRouter<L19Parent, L19Child> {
  override func mapToParentRoute(_ route: L19Child) -> L19Parent { .idle }
}
final class L19Router: Router {
  var viewController: UIViewController!
  let inner = L19Coordinator()
  func contextTrigger(_ route: L19Own, with options: TransitionOptions, completion: ContextPresentationHandler?) {
    guard let parent = route == .one ? L19Parent.shown : nil else { return }
//                                                                  ^^^^^^ warning stalled-transition
    inner.contextTrigger(parent, with: options, completion: completion)
  }
}
func l19Bad(_ child: L19Redirect, _ own: L19Router) {
  child.trigger(.finish)
//               ^^^^^^ warning no-op-transition
  own.trigger(.two) { print("never") }
}
