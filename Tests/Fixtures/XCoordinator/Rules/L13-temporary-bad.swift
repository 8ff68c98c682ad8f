// L13-temporary-bad A router that keeps nobody, of a coordinator that is made for it alone.
import UIKit
import XCoordinator

enum L13DetailRoute: Route { case info }
final class L13Detail: NavigationCoordinator<L13DetailRoute> {
  var title = ""
  init() { super.init(initialRoute: .info) }
  override func prepareTransition(for route: L13DetailRoute) -> NavigationTransition {
    self.title = "info"
    return .push(L13Screen(router: unownedRouter))
  }
}
final class L13Screen: UIViewController {
  let router: UnownedRouter<L13DetailRoute>
  init(router: UnownedRouter<L13DetailRoute>) {
    self.router = router
    super.init()
  }
}
final class L13Parent: NavigationCoordinator<NewsRoute> {
  var router: WeakRouter<L13DetailRoute> = L13Detail().weakRouter
//                                         ^^^^^^^^^^^^^^^^^^^^^^ warning ownership
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
    router = L13Detail().weakRouter
//           ^^^^^^^^^^^^^^^^^^^^^^ warning ownership
    return .push(L13Screen(router: L13Detail().unownedRouter))
//                                 ^^^^^^^^^^^^^^^^^^^^^^^^^ warning ownership
  }
  func made() -> UnownedRouter<L13DetailRoute> {
    let router = L13Detail().unownedRouter
//               ^^^^^^^^^^^^^^^^^^^^^^^^^ warning ownership
    router.trigger(.info)
    return L13Detail().unownedRouter
//         ^^^^^^^^^^^^^^^^^^^^^^^^^ warning ownership
  }
}
