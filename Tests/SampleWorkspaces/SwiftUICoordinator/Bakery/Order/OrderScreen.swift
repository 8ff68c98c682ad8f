import SwiftUI
import SwiftUICoordinator

struct OrderScreen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  @StateObject var model = Model<Coordinator>()

  var body: some View { Button("Pay") { model.pay() } }
}

extension OrderScreen {
  final class Model<R: Routing>: ObservableObject {
    var coordinator: R?

    func pay() { coordinator?.handle(OrderAction.pay) }
  }
}
