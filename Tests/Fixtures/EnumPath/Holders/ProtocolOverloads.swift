// A protocol's extension adds an overload for another route, which what the class declares under that name does not hide.
// resolved: Step.a.x, ProtoOvRoute.chat, ProtoOvRoute.list
// unresolved:
import SwiftUI

enum ProtoOvRoute: Hashable { case chat, list }
protocol ProtoOvPushing: AnyObject {
  var path: NavigationPath { get set }
}
extension ProtoOvPushing { func go(to route: ProtoOvRoute) { path.append(route) } }
final class ProtoOvNav: ObservableObject, ProtoOvPushing {
  @Published var path = NavigationPath()
  func go(to step: Step) { path.append(step) }
}
struct ProtoOvRoot: View {
  @StateObject var nav = ProtoOvNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: Step.self) { $0.view }
        .navigationDestination(for: ProtoOvRoute.self) { route in
          switch route {
          case .chat, .list: PlainView()
          }
        }
    }
  }
}
func protocolOverloads(_ nav: ProtoOvNav) {
  nav.go(to: .a(.x))
  nav.go(to: .chat)
  nav.go(to: ProtoOvRoute.list)
}
