import UIKit
import XCoordinator

enum AppRoute: Route {
  case welcome
  case main
  case sailing(id: Int)
  case receipt
  case legacy
}

final class AppCoordinator: NavigationCoordinator<AppRoute> {
  private let main = MainCoordinator()

  init() {
    super.init(initialRoute: .welcome)
  }

  override func prepareTransition(for route: AppRoute) -> NavigationTransition {
    switch route {
    case .welcome:
      let model = WelcomeModel(router: unownedRouter)
      return .push(WelcomeController(model: model))
    case .main:
      return .present(main)
    case .sailing(let id):
      return deepLink(AppRoute.main, MainRoute.harbour, HarbourRoute.sailing(id: id))
    case .receipt:
      return deepLink(AppRoute.main, TicketsRoute.receipt)
    case .legacy:
      return .popToRoot()
    }
  }
}
