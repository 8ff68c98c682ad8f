// Whatever becomes of it, what is called with a route takes a route of that type.
// rejected
import SwiftUI

enum CarriedBadShop: Hashable { case list }
enum CarriedBadRoute: Hashable { case shop(CarriedBadShop), back }
struct CarriedBadStack: View {
  @State var routes: [CarriedBadShop] = []
  var body: some View {
    NavigationStack(path: $routes) {
      CarriedBadButtons { route in
        if case .shop(let shop) = route { routes.append(shop) }
      }
      .navigationDestination(for: CarriedBadShop.self) { _ in PlainView() }
    }
  }
}
struct CarriedBadButtons: View {
  let navigate: (CarriedBadRoute) -> Void
  var body: some View { PlainView().onAppear { open() } }
  func open() { navigate(.shop(.lists)) }
//                              ^^^^^ unknown-route
  func close() { navigate(.bak) }
//                         ^^^ unknown-route
}
