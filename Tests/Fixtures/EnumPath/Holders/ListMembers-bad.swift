// A case where a list of such is taken.
// rejected
// fix:   nav.open([.home])
import SwiftUI

enum ListMemberRoute: Hashable { case home, item(Int) }
final class ListMemberNav: ObservableObject {
  @Published var path: [ListMemberRoute] = []
  func open(_ routes: [ListMemberRoute]) { path = routes }
}
struct ListMemberRoot: View {
  @StateObject var nav = ListMemberNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: ListMemberRoute.self) { route in
        switch route {
        case .home: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
  }
}
func listMember(_ nav: ListMemberNav) {
  nav.open(.home)
//          ^^^^ wrong-route-kind
  nav.open([.home])
  nav.open(.item(1))
//          ^^^^ wrong-route-kind
}
