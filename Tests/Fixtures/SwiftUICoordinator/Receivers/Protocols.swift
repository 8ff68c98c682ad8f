// Coordinators behind the app's own protocols, which say what routes they have.
// resolved: ProtocolsRoute.list, ProtocolsRoute.item, -, ProtocolsRoute.list, ProtocolsRoute.item
// unresolved:
import SwiftUI
import SwiftUICoordinator

enum ProtocolsRoute: NavigationRoute {
  case list, item(Int)
  var action: TransitionAction? { .push(animated: true) }
}
protocol ProtocolsRouting: Routing where Route == ProtocolsRoute { var tag: String { get } }
protocol ProtocolsShowing: Coordinator { func show(route: String) }
func protocols(_ any: any ProtocolsRouting, _ all: [ProtocolsRoute]) {
  try? any.show(route: .list)
  any.append(routes: [.item(1)], animated: true)
  any.set(routes: all, animated: false)
}
func protocols<T: ProtocolsRouting>(generic: T) { try? generic.show(route: .list); generic.append(routes: [.item(2)], animated: true) }
func protocols(_ own: any ProtocolsShowing) { own.show(route: "x") }
