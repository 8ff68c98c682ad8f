// An overload that may be given a member of any name, out of sight, leaves a call open.
// resolved: OpenOvRoute.list
// unresolved:
import SwiftUI

enum OpenOvRoute: Hashable { case list, item(Int) }
extension URL { static var home: URL { URL(fileURLWithPath: "/") } }
final class OpenOvNav: ObservableObject {
  @Published var path = NavigationPath()
  func go(to route: OpenOvRoute) { path.append(route) }
  func go(to step: Step) { path.append(step) }
  func go(to url: URL) { print(url) }
}
struct OpenOvRoot: View {
  @StateObject var nav = OpenOvNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: Step.self) { $0.view }
        .navigationDestination(for: OpenOvRoute.self) { route in
          switch route {
          case .list: PlainView()
          case .item(let id): NumberView(id: id)
          }
        }
    }
  }
}
func openOverloads(_ nav: OpenOvNav) {
  nav.go(to: .list)
  nav.go(to: .home)
}
