// Where a list is taken, a leading dot is of the list: what its extensions add, whatever the enum's cases are.
// unresolved: 'start' is of a list; 'deep' is of a list; 'home' is of a list; several functions 'start' fit this call
// resolved: ListMembersRoute.home
import SwiftUI

enum ListMembersRoute: Hashable { case home, item(Int) }
enum ListMembersLink { case item(Int), away }
typealias ListMembersPath = [ListMembersRoute]
extension Array where Element == ListMembersRoute {
  static var start: [ListMembersRoute] { [.home] }
  static func deep(_ id: Int) -> [ListMembersRoute] { [.item(id)] }
}
extension ListMembersPath { static var home: ListMembersPath { [.home] } }
final class ListMembersNav: ObservableObject {
  @Published var path: [ListMembersRoute] = []
  func open(_ routes: [ListMembersRoute]) { path = routes }
  func turn(_ routes: ListMembersPath) { path = routes }
  func each(_ routes: ListMembersRoute...) { path = routes }
  func start(at routes: [ListMembersRoute]) { path = routes }
  func start(at link: ListMembersLink) {}
}
struct ListMembersRoot: View {
  @StateObject var nav = ListMembersNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: ListMembersRoute.self) { route in
        switch route {
        case .home: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
  }
}
func listMembers(_ nav: ListMembersNav) {
  nav.open(.start)
  nav.open(.deep(1))
  nav.turn(.home)
  nav.each(.home)
  // The other function's.
  nav.start(at: .item(1))
  nav.start(at: .away)
}
