// R3 One of two is made with a route that has no action.
import SwiftUI
import SwiftUICoordinator

extension Container {
  func r3starts(_ basket: Basket) {
    let child = Home(parent: basket, navigationController: navigationController, factory: self, startRoute: .child)
    try? child.start()
//             ^^^^^ warning no-op-transition
    try? Home(parent: basket, navigationController: navigationController, factory: self, startRoute: .sheet).start()
  }
}
