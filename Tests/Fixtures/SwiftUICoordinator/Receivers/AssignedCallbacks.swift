// Callbacks that are assigned, by whoever makes the view or the model, or by a function of its own, lead where they go.
// resolved: HomeAction.open, BasketAction.pay, HomeAction.detail, HomeAction.tabs, BasketAction.list, -, -
import SwiftUI
import SwiftUICoordinator

final class AssignedModel: ObservableObject {
  var send: ((CoordinatorAction) -> Void)?
  var onBasket: ((BasketAction) -> Void)?
  var onHome: (HomeAction) -> Void = { _ in }
  var inert: (HomeAction) -> Void = { _ in }
  func go() {
    send?(HomeAction.open)
    onBasket?(.pay)
    onHome(.detail(2))
    inert(.open)
  }
}
struct AssignedScreen: View {
  private let onTabs: (CoordinatorAction) -> Void
  private var close: (CoordinatorAction) -> Void = { _ in }
  init(action: @escaping (CoordinatorAction) -> Void) { onTabs = action }
  var body: some View {
    Button("tabs") { onTabs(HomeAction.tabs) }
      .onAppear { close(BasketAction.list) }
  }
  func onClose(_ close: @escaping (CoordinatorAction) -> Void) -> Self {
    var copy = self
    copy.close = close
    return copy
  }
}
extension Home {
  func assigned() -> some View {
    let model = AssignedModel()
    model.send = { [weak self] in self?.handle($0) }
    model.onBasket = { action in self.handle(action) }
    model.onHome = handle
    return AssignedScreen(action: { self.handle($0) }).onClose { [unowned self] in handle($0) }
      .onAppear(perform: model.go)
  }
}
