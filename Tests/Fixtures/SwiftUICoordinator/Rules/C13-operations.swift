// C13 Functions of the app's own take routes with other labels.
// resolved: -, BasketRoute.list, -
import SwiftUI
import SwiftUICoordinator

extension Basket {
  func show(_ route: BasketRoute) { try? show(route: route) }
  func append(route: BasketRoute) { append(routes: [.list, route]) }
  func c13own() {
    show(.pay)
    append(route: .pay)
  }
}
