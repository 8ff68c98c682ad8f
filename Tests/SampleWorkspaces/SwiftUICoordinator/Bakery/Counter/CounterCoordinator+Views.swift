import SwiftUI
import SwiftUICoordinator

extension CounterCoordinator: RouterViewFactory {
  @ViewBuilder
  public func view(for route: CounterRoute) -> some View {
    switch route {
    case .counter:
      CounterScreen<CounterCoordinator>()
    case .bread:
      OrderScreen<OrderCoordinator>()
    case .oven:
      NavigationStack { Text("Oven") }
    case .cellar:
      NavigationStack { Text("Cellar") }
    case .order, .closed:
      EmptyView()
    }
  }
}
