// A list that is written out is checked as what a function takes, if only one takes a list; if several may, nobody knows.
// rejected
// resolved: ManyBadRoute.info
import SwiftUI

enum ManyBadRoute: Hashable {
  case info
  var view: some View { PlainView() }
}
struct ManyBadList: ExpressibleByArrayLiteral {
  var values: [ManyBadRoute]
  init(arrayLiteral elements: ManyBadRoute...) { values = elements }
}
final class ManyBadNav: ObservableObject {
  @Published var path: [ManyBadRoute] = []
  func push(_ route: ManyBadRoute) { path.append(route) }
  func push(_ routes: [ManyBadRoute]) { path.append(contentsOf: routes) }
  func open(_ route: ManyBadRoute) { path.append(route) }
  func open(_ routes: [ManyBadRoute]) { path.append(contentsOf: routes) }
  func open(_ routes: ManyBadList) {}
}
struct ManyBadRoot: View {
  @StateObject var nav = ManyBadNav()
  var body: some View {
    NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: ManyBadRoute.self) { $0.view } }
  }
}
func manyBad(_ nav: ManyBadNav) {
  nav.push([.info, .infos])
//                  ^^^^^ unknown-route
  nav.open([.info])
}
