// A view model that a generic function makes has the coordinator of the screen that holds it.
// resolved: HomeAction.open, BasketAction.pay
import SwiftUI
import SwiftUICoordinator

final class HeldModel<C: Coordinator>: ObservableObject {
  weak var coordinator: C?
  func open() { coordinator?.handle(HomeAction.open) }
}
struct HeldScreen<C: Routing>: View {
  @ObservedObject var model: HeldModel<C>
  @EnvironmentObject var coordinator: C
  var body: some View { Button("pay") { coordinator.handle(BasketAction.pay) }.onAppear(perform: model.open) }
}
final class HeldModels {
  func make<C: Routing>(for coordinator: C) -> HeldModel<C> {
    let model = HeldModel<C>()
    model.coordinator = coordinator
    return model
  }
}
final class HeldHome: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: BasketRoute
  let models = HeldModels()
  init(parent: Coordinator?, navigationController: NavigationController) {
    self.parent = parent
    self.navigationController = navigationController
    startRoute = .list
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case BasketAction.pay: pop()
    default: parent?.handle(action)
    }
  }
}
extension HeldHome: RouterViewFactory {
  func view(for route: BasketRoute) -> some View { HeldScreen<HeldHome>(model: models.make(for: self)) }
}
func heldModels(_ home: Home) -> HeldHome { HeldHome(parent: home, navigationController: home.navigationController) }
