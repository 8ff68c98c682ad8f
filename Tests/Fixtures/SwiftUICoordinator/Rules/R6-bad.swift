// R6 Nobody sets the coordinator.
import SwiftUI
import SwiftUICoordinator

final class R6Bad<R: Routing>: ObservableObject {
  var coordinator: R?
//    ^^^^^^^^^^^ warning no-op-transition
  func tap() { coordinator?.handle(HomeAction.open) }
}
func r6() { _ = R6Bad<Home>() }
