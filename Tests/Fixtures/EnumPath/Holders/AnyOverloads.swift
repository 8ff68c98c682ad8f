// What is lent to all values of a protocol may be meant by a dot, and other protocols may lend what is out of sight.
// resolved: AnyLentRoute.list
import SwiftUI

enum AnyLentRoute: Hashable { case list }
extension Hashable where Self == Step { static var start: Step { .b(.x) } }
final class AnyLentNav: ObservableObject {
  @Published var path = NavigationPath()
  func push(_ route: AnyLentRoute) { path.append(route) }
  func push<T: Hashable>(_ value: T) { path.append(value) }
}
struct AnyLentRoot: View {
  @StateObject var nav = AnyLentNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: Step.self) { $0.view }
        .navigationDestination(for: AnyLentRoute.self) { route in
          switch route {
          case .list: PlainView()
          }
        }
    }
  }
}
func anyLent(_ nav: AnyLentNav) {
  nav.push(.list)
  nav.push(.start)
}
