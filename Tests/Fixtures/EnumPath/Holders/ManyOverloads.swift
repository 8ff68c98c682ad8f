// Of functions for one and for several, a list that is written out is for the latter; what is known of a value decides, too.
// resolved: ManyRoute.photo, ManyRoute.info, ManyRoute.album.one, ManyRoute.photo, -, ManyRoute.info, -
import SwiftUI

enum ManyPart: Hashable {
  case list, one(id: Int)
  var view: some View { PlainView() }
}
enum ManyRoute: Hashable {
  case info, photo(Int), album(ManyPart)
  var view: some View { PlainView() }
}
final class ManyNav: ObservableObject {
  @Published var path: [ManyRoute] = []
  func push(_ route: ManyRoute) { path.append(route) }
  func push(_ routes: [ManyRoute]) { path.append(contentsOf: routes) }
  func push(_ id: Int) { path.append(.photo(id)) }
}
struct ManyRoot: View {
  @StateObject var nav = ManyNav()
  var body: some View {
    NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: ManyRoute.self) { $0.view } }
  }
}
func many(_ nav: ManyNav, _ last: ManyRoute?, _ all: [ManyRoute]) {
  nav.push([.info, .album(.one(id: 1))])
  nav.push(.photo(1))
  nav.push(last ?? .info)
  let recent = all
  nav.push(recent)
}
