// R1 A screen of two coordinators that sends one what only the other handles.
import SwiftUI
import SwiftUICoordinator

enum RPlainContext { case home, basket }
struct RPlainView<C: Routing>: View {
  @EnvironmentObject var coordinator: C
  let context: RPlainContext
  var body: some View {
    Button("x") {
      coordinator.handle(BasketAction.pay)
//                                    ^^^ warning unhandled-action
    }
  }
}
func rPlain(_ home: Home, _ basket: Basket) -> some View {
  VStack {
    RPlainView<Home>(context: .home).environmentObject(home)
    RPlainView<Basket>(context: .basket).environmentObject(basket)
  }
}
