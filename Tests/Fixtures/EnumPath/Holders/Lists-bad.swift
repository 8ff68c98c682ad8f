// Of functions for one route and for a list of routes, a member alone can only be meant for the first.
// rejected
import SwiftUI

enum ListsRoute: Hashable { case home, item(Int) }
final class ListsNav: ObservableObject {
  @Published var path: [ListsRoute] = []
  func go(to route: ListsRoute) { path.append(route) }
  func go(to routes: [ListsRoute]) { path.append(contentsOf: routes) }
}
struct ListsRoot: View {
  @StateObject var nav = ListsNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: ListsRoute.self) { route in
        switch route {
        case .home: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
  }
}
func lists(_ nav: ListsNav) {
  nav.go(to: .home)
  nav.go(to: [.home, .item(1)])
  nav.go(to: .hom)
//            ^^^ unknown-route
}
