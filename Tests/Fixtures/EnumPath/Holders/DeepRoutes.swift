// DeepRoutes Patterns reach any level: what a payload's payload is matched by is a route of its own.
// resolved: DeepRoute.account.orders.list, DeepRoute.account.orders.detail, DeepRoute.account.overview, DeepHandedRoute.account.orders.list
import SwiftUI

enum DeepRoute: Hashable {
  case account(Account)
  enum Account: Hashable {
    case overview, orders(Orders)
    enum Orders: Hashable { case list, detail(id: String) }
  }
}
struct DeepRoot: View {
  @State private var path: [DeepRoute] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("open") {
        path.append(.account(.orders(.list)))
        path.append(.account(.orders(.detail(id: "1"))))
        path.append(.account(.overview))
      }
      .navigationDestination(for: DeepRoute.self) { route in
        switch route {
        case .account(.overview): Text("overview")
        case .account(.orders(.list)): Text("orders")
        case .account(.orders(.detail(let id))): Text(id)
        }
      }
    }
  }
}

enum DeepHandedRoute: Hashable {
  case account(Account)
  enum Account: Hashable {
    case overview(Style), orders(Orders)
    enum Orders: Hashable { case list, detail(id: String) }
    enum Style: Hashable { case plain, fancy }
  }
}
struct DeepHandedRoot: View {
  @State private var path: [DeepHandedRoute] = [.account(.overview(.plain))]
  var body: some View {
    NavigationStack(path: $path) {
      Button("open") { path.append(.account(.orders(.list))) }
      .navigationDestination(for: DeepHandedRoute.self) { DeepHandedScreen(route: $0) }
    }
  }
}
struct DeepHandedScreen: View {
  let route: DeepHandedRoute
  var body: some View {
    switch route {
    case .account(.overview(let style)): Text(style == .plain ? "plain" : "fancy")
    case .account(.orders(let orders)): DeepHandedOrdersScreen(route: orders)
    }
  }
}
struct DeepHandedOrdersScreen: View {
  let route: DeepHandedRoute.Account.Orders
  var body: some View {
    switch route {
    case .list: Text("orders")
    case .detail(let id): Text(id)
    }
  }
}
func deepRoutes() { _ = DeepHandedRoute.Account.Orders.detail(id: "1"); _ = DeepHandedRoute.Account.Style.fancy }
