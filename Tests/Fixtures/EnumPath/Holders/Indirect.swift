// One of several paths: a computed one, a binding, one of a table. What goes there is pushed, and nobody has to bind them.
// resolved: IDRoute.item, IDRoute.list, IDRoute.item, IDRoute.list, IDRoute.item
import SwiftUI

enum IDTab: Hashable { case home, search }
enum IDRoute: Hashable { case list, item(Int) }
final class IDNav: ObservableObject {
  @Published var tab = IDTab.home
  @Published var home: [IDRoute] = []
  @Published var search: [IDRoute] = []
  @Published var erased = NavigationPath()
  @Published var table: [IDTab: [IDRoute]] = [:]
  var current: [IDRoute] {
    get { tab == .home ? home : search }
    set { if tab == .home { home = newValue } else { search = newValue } }
  }
  var all: [IDRoute] { home + search }
  var bound: Binding<NavigationPath> { Binding(get: { self.erased }, set: { self.erased = $0 }) }
  func push(_ route: IDRoute) { current.append(route) }
  func show(_ route: IDRoute) { bound.wrappedValue.append(route) }
  func open(_ route: IDRoute) { table[tab, default: []].append(route) }
  func item(_ id: Int) { current.append(.item(id)) }
}
struct IDRoot: View {
  @StateObject var nav = IDNav()
  var body: some View {
    VStack {
      NavigationStack(path: $nav.home) { screen }
      NavigationStack(path: $nav.search) { screen }
      NavigationStack(path: nav.bound) { screen }
    }
  }
  private var screen: some View {
    PlainView().navigationDestination(for: IDRoute.self) { route in
      switch route {
      case .list: PlainView()
      case .item(let id): NumberView(id: id)
      }
    }
  }
}
func indirect(_ nav: IDNav) {
  nav.push(.list)
  nav.show(.item(1))
  nav.open(.list)
  nav.item(2)
}
