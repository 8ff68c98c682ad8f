// L19-good A redirection that shows something, a router whose completion nobody waits for, and one that always calls it.
import UIKit
import XCoordinator

enum L19GoodChild: Route { case finish }
enum L19GoodOwn: Route { case one }
enum L19GoodTold: Route { case one, two }
final class L19GoodRedirect: RedirectionRouter<AppRoute, L19GoodChild> {
  override func mapToParentRoute(_ route: L19GoodChild) -> AppRoute { .login }
}
final class L19GoodRouter: Router {
  var viewController: UIViewController!
  var inner: NewsCoordinator?
  func contextTrigger(_ route: L19GoodOwn, with options: TransitionOptions, completion: ContextPresentationHandler?) {
    guard let inner = inner else { return }
    inner.contextTrigger(.list, with: options, completion: completion)
  }
}
final class L19GoodTeller: Router {
  var viewController: UIViewController!
  let inner = NewsCoordinator()
  func contextTrigger(_ route: L19GoodTold, with options: TransitionOptions, completion: ContextPresentationHandler?) {
    guard route == .one else {
      completion.map { _ in }
      return
    }
    inner.contextTrigger(.list, with: options, completion: completion)
  }
}
func l19Good(_ child: L19GoodRedirect, _ own: L19GoodRouter, _ told: L19GoodTeller) {
  child.trigger(.finish)
  own.trigger(.one)
  told.trigger(.two) { print("told") }
}
