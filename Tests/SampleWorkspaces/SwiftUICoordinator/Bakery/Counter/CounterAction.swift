import SwiftUICoordinator

enum CounterAction: CoordinatorAction {
  case bread(Int)
  case oven
  case cellar
  case order
  case tabs
  case complain
  case tip
}
