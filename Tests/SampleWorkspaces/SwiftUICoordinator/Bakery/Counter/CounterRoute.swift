import SwiftUICoordinator

enum CounterRoute: NavigationRoute {
  case counter
  case bread(id: Int)
  case oven
  case cellar
  case order
  case closed

  var action: TransitionAction? {
    switch self {
    case .order: return nil
    case .oven: return .present()
    default: return .push(animated: true)
    }
  }
}
