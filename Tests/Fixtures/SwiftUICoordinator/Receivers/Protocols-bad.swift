// A case that the protocol's route lacks, and a protocol that says nothing about routes.
// rejected
import SwiftUI
import SwiftUICoordinator

enum ProtocolsBadRoute: NavigationRoute {
  case list
  var action: TransitionAction? { .push(animated: true) }
}
protocol ProtocolsBadRouting: Routing where Route == ProtocolsBadRoute {}
protocol ProtocolsBadPlain: Routing { var tag: String { get } }
func protocolsBad(_ any: any ProtocolsBadRouting) {
  try? any.show(route: .lost)
//                      ^^^^ unknown-route
}
func protocolsBad(_ plain: any ProtocolsBadPlain) {
  try? plain.show(route: ProtocolsBadRoute.list)
//           ^^^^ wrong-receiver
}
