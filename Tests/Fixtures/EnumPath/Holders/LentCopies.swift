// A copy of a path that a function lends, and puts back, is the path.
// resolved: LentCopyRoute.one, LentCopyRoute.two
import SwiftUI

enum LentCopyRoute: Hashable { case one, two }
enum LentCopyTab: Hashable { case first, second }
final class LentCopyRouter: ObservableObject {
  @Published var tab = LentCopyTab.first
  @Published private var paths: [LentCopyTab: NavigationPath] = [:]
  private var other = NavigationPath()
  func binding(_ tab: LentCopyTab) -> Binding<NavigationPath> {
    Binding(get: { self.paths[tab] ?? NavigationPath() }, set: { self.paths[tab] = $0 })
  }
  func navigate(to route: LentCopyRoute) { change(tab) { path in path.append(route) } }
  func pretend(_ route: LentCopyRoute) { drop(tab) { path in path.append(route) } }
  private func change(_ tab: LentCopyTab, _ update: (inout NavigationPath) -> Void) {
    var path = paths[tab] ?? NavigationPath()
    update(&path)
    paths[tab] = path
  }
  private func drop(_ tab: LentCopyTab, _ update: (inout NavigationPath) -> Void) {
    var path = paths[tab] ?? NavigationPath()
    update(&path)
  }
}
struct LentCopyRoot: View {
  @StateObject var router = LentCopyRouter()
  var body: some View {
    NavigationStack(path: router.binding(.first)) {
      PlainView().navigationDestination(for: LentCopyRoute.self) { route in
        switch route {
        case .one, .two: PlainView()
        }
      }
    }
  }
}
func lentCopies(_ router: LentCopyRouter) {
  router.navigate(to: .one)
  router.navigate(to: .two)
  router.pretend(.two)
}
