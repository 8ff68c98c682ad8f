// L18-builder-good The statements of a builder are its parts.
import UIKit
import XCoordinator

@resultBuilder enum L18BTransitionsBuilder {
  static func buildBlock(_ parts: NavigationTransition...) -> NavigationTransition { .multiple(parts) }
}
enum L18BAppRoute: Route { case main, close }
enum L18BShopRoute: Route { case cart }
final class L18BShopCoordinator: NavigationCoordinator<L18BShopRoute> {
  override func prepareTransition(for route: L18BShopRoute) -> NavigationTransition { .push(UIViewController()) }
}
final class L18BAppCoordinator: NavigationCoordinator<L18BAppRoute> {
  let shop = L18BShopCoordinator()
  override func prepareTransition(for route: L18BAppRoute) -> NavigationTransition {
    switch route { case .main: return .present(shop); case .close: return .dismiss() }
  }
  @L18BTransitionsBuilder func openCart() -> NavigationTransition {
    deepLink(.close)
    deepLink(.main, L18BShopRoute.cart)
  }
}
let l18bApp = L18BAppCoordinator()
func l18bGo() { l18bApp.performTransition(l18bApp.openCart(), with: .init(animated: true)) }
