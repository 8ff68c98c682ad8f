import UIKit
import XCoordinator

enum TicketsRoute: Route {
  case list
  case receipt
  case refresh
}

final class TicketsCoordinator: NavigationCoordinator<TicketsRoute> {
  init() { super.init(initialRoute: .list) }

  override func prepareTransition(for route: TicketsRoute) -> NavigationTransition {
    switch route {
    case .list: return .push(UIViewController())
    case .receipt: return .present(UIViewController())
    case .refresh: return .multiple(.reload(), .dismiss())
    }
  }

  func refresh() { trigger(.refresh) }
}

extension Transition {
  static func reload() -> Transition {
    Transition(presentables: [], animationInUse: nil) { root, _, _ in root.title = "Tickets" }
  }
}
