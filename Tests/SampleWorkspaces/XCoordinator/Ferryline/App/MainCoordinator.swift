import UIKit
import XCoordinator

enum MainRoute: Route {
  case harbour
  case tickets
  case account
  case silent
}

final class MainCoordinator: TabBarCoordinator<MainRoute> {
  private let harbour: StrongRouter<HarbourRoute>
  private let tickets: StrongRouter<TicketsRoute>

  init(
    harbour: StrongRouter<HarbourRoute> = HarbourCoordinator().strongRouter,
    tickets: StrongRouter<TicketsRoute> = TicketsCoordinator().strongRouter
  ) {
    self.harbour = harbour
    self.tickets = tickets
    super.init(tabs: [harbour, tickets], select: harbour)
  }

  override func prepareTransition(for route: MainRoute) -> TabBarTransition {
    switch route {
    case .harbour: return .select(harbour)
    case .tickets: return .select(tickets)
    case .account: return .push(UIViewController())
    default: return .none()
    }
  }
}
