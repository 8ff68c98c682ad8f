// What a function or a callback hands on is a transition where it is given.
// resolved: -, -, -, -, HomeRoute.detail, HomeRoute.sheet, HomeRoute.item, HomeRoute.home, -, HomeRoute.child, HomeAction.open, HomeAction.basket, -, -, -, -, BasketAction.pay, BasketRoute.pay, BasketAction.list, -, HomeAction.tabs, BasketAction.pay, BasketAction.list, -
import SwiftUI
import SwiftUICoordinator

extension Home {
  func go(to route: HomeRoute) { try? show(route: route) }
  func pile(_ routes: [HomeRoute]) { append(routes: routes) }
  func put(_ route: HomeRoute) { set(routes: [route]) }
  func goTwice(_ route: HomeRoute) { go(to: route) }
}
func useForwarders(_ home: Home) {
  home.go(to: .detail(1))
  home.pile([.sheet, .item(id: 1)])
  home.put(.home)
  let later = HomeRoute.home
  home.put(later)
  // Whoever hands on may look at it first: nothing is found here, though the route has no action.
  home.goTwice(.child)
}
func describe(_ route: HomeRoute) {}
func noForwarder() { describe(.sheet) }

struct CallingScreen<C: Routing>: View {
  let onAction: (HomeAction) -> Void
  var coordinator: C?
  var body: some View { Button("open") { onAction(.open) } }
  func more() { send(.basket) }
  func send(_ action: HomeAction) { coordinator?.handle(action) }
}
func makeCalling(_ home: Home) -> some View { CallingScreen<Home>(onAction: { home.handle($0) }) }

protocol Paying { func pay(_ action: BasketAction, _ route: BasketRoute) }
extension Basket: Paying {
  func pay(_ action: BasketAction, _ route: BasketRoute) {
    handle(action)
    try? show(route: route)
  }
}
func askToPay(_ paying: any Paying) { paying.pay(.pay, .pay) }
struct PickingScreen: View {
  var picked: (BasketAction) -> Void
  var done: (HomeAction) -> Void = { _ in }
  var body: some View {
    Button("pick") { picked(.list) }
  }
}
func makePicking(_ basket: Basket, _ screen: PickingScreen) {
  _ = PickingScreen(picked: basket.handle) { basket.handle($0) }
  screen.done(.tabs)
}
struct NamedScreen: View {
  let send: (BasketAction) -> Void
  let tell: (BasketAction) -> Void
  var body: some View {
    Button("pay") { send(.pay) }
    Button("list") { tell(.list) }
  }
}
extension Basket {
  func named() -> some View { NamedScreen(send: forward, tell: self.forward) }
  private func forward(_ action: BasketAction) { handle(action) }
}
