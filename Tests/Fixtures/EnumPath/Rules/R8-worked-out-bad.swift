// A screen of a route that a property works out is pushed, and counts no twice: it is the root, too, where the path is empty.
import SwiftUI

enum WorkedPop: Hashable { case home, next }
enum WorkedPopMenu {
  case only
  var target: WorkedPop { .home }
}
final class WorkedPopNav: ObservableObject {
  @Published var path: [WorkedPop] = []
  func push(_ route: WorkedPop) { path.append(route) }
  func pop() { path.removeLast() }
//                  ^^^^^^^^^^ warning crash-on-transition
}
struct WorkedPopRoot: View {
  @StateObject var nav = WorkedPopNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      workedPopView(.home, nav).navigationDestination(for: WorkedPop.self) { workedPopView($0, nav) }
    }
  }
}
@ViewBuilder func workedPopView(_ route: WorkedPop, _ nav: WorkedPopNav) -> some View {
  switch route {
  case .home: WorkedPopHome(nav: nav)
  case .next: PlainView()
  }
}
struct WorkedPopHome: View {
  let nav: WorkedPopNav
  var body: some View {
    VStack {
      Button("again") { nav.push(WorkedPopMenu.only.target) }
      Button("next") { nav.push(.next) }
      Button("back") { nav.pop() }
    }
  }
}
