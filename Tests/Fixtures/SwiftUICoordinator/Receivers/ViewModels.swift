// A view model is bound to the coordinator of the screen that it is made for.
// resolved: BasketAction.pay, BasketAction.list, BasketAction.list
import SwiftUI
import SwiftUICoordinator

final class PlacedModel<C: Routing>: ObservableObject {
  weak var coordinator: C?
  func pay() { coordinator?.handle(BasketAction.pay) }
}
struct PlacedScreen<C: Routing>: View {
  @ObservedObject var model: PlacedModel<C>
  var body: some View { PlainView() }
}
final class LaterModel<C: Routing>: ObservableObject {
  weak var coordinator: C?
  func back() { coordinator?.handle(BasketAction.list) }
}
struct LaterScreen<C: Routing>: View {
  @StateObject var model: LaterModel<C>
  init(model: @autoclosure @escaping () -> LaterModel<C>) { _model = StateObject(wrappedValue: model()) }
  var body: some View { PlainView() }
}
final class InnerModel<C: Routing>: ObservableObject {
  weak var coordinator: C?
  func back() { coordinator?.handle(BasketAction.list) }
}
struct InnerScreen<C: Routing>: View {
  @ObservedObject var model: InnerModel<C>
  var body: some View { PlainView() }
}
struct OuterScreen<Coordinator: Routing>: View {
  @EnvironmentObject var coordinator: Coordinator
  var body: some View { InnerScreen<Coordinator>(model: InnerModel()) }
}
extension Basket {
  @ViewBuilder func placedScreens() -> some View {
    PlacedScreen<Basket>(model: PlacedModel())
    LaterScreen<Basket>(model: LaterModel())
    OuterScreen<Basket>()
  }
}
func placed(_ model: PlacedModel<Basket>, _ later: LaterModel<Basket>, _ inner: InnerModel<Basket>, _ basket: Basket) {
  model.coordinator = basket
  later.coordinator = basket
  inner.coordinator = basket
}
