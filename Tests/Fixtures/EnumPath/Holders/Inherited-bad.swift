// What a class pushes onto its base's path is checked like any other value.
// rejected
import SwiftUI

enum HeirBadRoute: Hashable { case list, item(Int) }
class HeirBadBase: ObservableObject { @Published var path: [HeirBadRoute] = [] }
final class HeirBadNav: HeirBadBase {
  func show(_ route: HeirBadRoute) { path.append(route) }
}
struct HeirBadRoot: View {
  @StateObject var nav = HeirBadNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: HeirBadRoute.self) { route in
        switch route {
        case .list: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
  }
}
func heirsBad(_ nav: HeirBadNav) {
  nav.show(.lists)
//          ^^^^^ unknown-route
  nav.show(.item("a"))
//               ^^^ input-mismatch
}
