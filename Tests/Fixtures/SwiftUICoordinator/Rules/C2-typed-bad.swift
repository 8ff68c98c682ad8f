// C2 A variable whose type is the route enum of another coordinator.
// rejected
// resolved: -
import SwiftUI
import SwiftUICoordinator

extension Home {
  func c2typed(_ route: BasketRoute, _ own: HomeRoute) {
    try? show(route: route)
//                   ^^^^^ input-mismatch
    append(routes: [.home, route])
//                         ^^^^^ input-mismatch
    try? show(route: own)
    let routes = [BasketRoute.list]
    for other in routes { try? show(route: other) }
//                                         ^^^^^ input-mismatch
  }
}
func c2typed(_ c: Home, _ link: DeepLink) {
  if let basket = link.route as? BasketRoute { c.set(routes: [basket]) }
//                                                            ^^^^^^ input-mismatch
}
