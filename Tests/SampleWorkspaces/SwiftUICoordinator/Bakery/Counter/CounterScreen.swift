import SwiftUI
import SwiftUICoordinator

struct CounterScreen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  @StateObject var model = Model<Coordinator>()

  var body: some View {
    List {
      Button("Act") { model.act() }
    }
    .onAppear { model.coordinator = coordinator }
  }
}

extension CounterScreen {
  final class Model<R: Routing>: ObservableObject {
    var coordinator: R?

    func act() {
      coordinator?.handle(CounterAction.bread(1))
      coordinator?.handle(CounterAction.oven)
      coordinator?.handle(CounterAction.cellar)
      coordinator?.handle(CounterAction.order)
      coordinator?.handle(CounterAction.tabs)
      coordinator?.handle(CounterAction.complain)
      coordinator?.handle(CounterAction.tip)
    }
  }
}
