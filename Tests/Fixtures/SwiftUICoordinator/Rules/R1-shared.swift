// R1 A screen of two coordinators that chooses what it sends: the condition may tell them apart.
import SwiftUI
import SwiftUICoordinator

enum RSharedContext { case home, basket }
struct RSharedView<C: Routing>: View {
  @EnvironmentObject var coordinator: C
  let context: RSharedContext
  var body: some View {
    Button("x") {
      switch context {
      case .home: coordinator.handle(HomeAction.open)
      case .basket: coordinator.handle(BasketAction.pay)
      }
      coordinator.handle(context == .home ? HomeAction.open : BasketAction.pay)
    }
  }
}
func rShared(_ home: Home, _ basket: Basket) -> some View {
  VStack {
    RSharedView<Home>(context: .home).environmentObject(home)
    RSharedView<Basket>(context: .basket).environmentObject(basket)
  }
}
