// T26 A local child has its own routes.
// resolved: BasketRoute.list, BasketRoute.pay
import SwiftUI
import SwiftUICoordinator

extension Home {
  func t26() {
    let c = factory.makeBasket(parent: self)
    c.append(routes: [.list, .pay])
  }
}
