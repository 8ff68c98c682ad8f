// A case that the protocol's own route lacks.
// rejected
import SwiftUI

protocol ProtocolsBadNavigation: AnyObject {
  func navigate(to step: Step)
}
final class ProtocolsBadService: ObservableObject, ProtocolsBadNavigation {
  @Published var path: [Step] = []
  func navigate(to step: Step) { path.append(step) }
}
func protocolsBad(_ nav: any ProtocolsBadNavigation) {
  nav.navigate(to: .c)
//                  ^ unknown-route
}
func protocolsBad<N: ProtocolsBadNavigation>(generic nav: N) {
  nav.navigate(to: .item(id: 1))
//                  ^^^^ broken-chain
}
