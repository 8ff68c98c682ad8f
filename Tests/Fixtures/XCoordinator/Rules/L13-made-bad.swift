// L13-made-bad A router that is made for one argument.
import UIKit
import XCoordinator

final class L13Empty<Target: Route>: Router {
  var viewController: UIViewController!
  func contextTrigger(_ route: Target, with options: TransitionOptions, completion: ContextPresentationHandler?) {}
}

func l13made() -> UnownedRouter<NewsRoute> { UnownedRouter(L13Empty<NewsRoute>(), erase: { StrongRouter($0) }) }
//                                                         ^^^^^^^^^^^^^^^^^^^^^ warning ownership
