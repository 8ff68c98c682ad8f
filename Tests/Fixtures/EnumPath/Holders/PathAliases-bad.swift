// Where a path's type has another name, its routes are checked as if it had not.
// rejected
import SwiftUI

enum PathAliasBadRoute: Hashable {
  case info
  var view: some View { PlainView() }
}
final class PathAliasBadNav: ObservableObject {
  typealias Path = [PathAliasBadRoute]
  @Published var path: Path = []
  func push(_ route: PathAliasBadRoute) { path.append(route) }
}
struct PathAliasBadRoot: View {
  @StateObject var nav = PathAliasBadNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: PathAliasBadRoute.self) { $0.view }
    }
  }
}
func pathAliasesBad(_ nav: PathAliasBadNav) {
  nav.push(.infos)
//          ^^^^^ unknown-route
  nav.path.append(.other)
//                 ^^^^^ unknown-route
}
