// A name that nothing has which an overload takes is wrong, and one that only one of them has is meant for that one.
// rejected
// resolved: OvBadRoute.list
// fix:   nav.go(to: .item(1))
import SwiftUI

enum OvBadRoute: Hashable { case list, item(Int) }
struct OvBadFilter { static let all = OvBadFilter() }
final class OvBadNav: ObservableObject {
  @Published var path = NavigationPath()
  func go(to route: OvBadRoute) { path.append(route) }
  func go(to step: Step) { path.append(step) }
  func go(to filter: OvBadFilter) { print(filter) }
}
struct OvBadRoot: View {
  @StateObject var nav = OvBadNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: Step.self) { $0.view }
        .navigationDestination(for: OvBadRoute.self) { route in
          switch route {
          case .list: PlainView()
          case .item(let id): NumberView(id: id)
          }
        }
    }
  }
}
func overloadsBad(_ nav: OvBadNav) {
  nav.go(to: .list)
  nav.go(to: .all)
  nav.go(to: .itme(1))
//            ^^^^ unknown-route
  nav.go(to: .item)
//            ^^^^ input-mismatch
}
