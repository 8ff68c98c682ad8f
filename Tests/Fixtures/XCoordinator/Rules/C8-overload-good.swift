// C8-overload-good Overrides of an overload that a base class of the app declares for something else than its routes.
import UIKit
import XCoordinator

enum C8Popup { case info }
enum C8OverloadRoute: Route { case list, detail(Int) }
class C8PopupBase<R: Route, Popup>: NavigationCoordinator<R> {
  func prepareTransition(for popup: Popup) -> TabBarTransition { .dismiss() }
}
class C8Between: C8PopupBase<C8OverloadRoute, C8Popup> {}
final class C8Overload: C8Between {
  override func prepareTransition(for popup: C8Popup) -> TabBarTransition { .dismiss() }
  override func prepareTransition(for route: C8OverloadRoute) -> NavigationTransition { .pop() }
}
class C8RedirectBase: RedirectionRouter<AppRoute, ProfileFlow> {
  func mapToParentRoute(for popup: C8Popup) -> AppRoute { .main }
}
final class C8Redirect: C8RedirectBase {
  override func mapToParentRoute(for popup: C8Popup) -> AppRoute { .login }
  override func mapToParentRoute(_ route: ProfileFlow) -> AppRoute { .login }
}
