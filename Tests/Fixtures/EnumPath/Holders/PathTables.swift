// A table holds a path for each tab: with its type written, or made of one.
// resolved: TableRoute.settings, TableRoute.about, TableRoute.detail, TableRoute.settings, TableRoute.detail, TableRoute.about, TableRoute.detail, TableRoute.settings, TableRoute.about
// unresolved:
import SwiftUI

enum TableTab: Hashable { case home, account }
enum TableRoute: Hashable { case detail(Int), settings, about }
enum TableMenu: Hashable { case first, second }
final class TableState: ObservableObject {
  @Published var tab = TableTab.home
  @Published var paths = [TableTab: [TableRoute]]()
  @Published var typed: [TableTab: [TableRoute]] = [:]
  @Published var numbered = [Int: [TableRoute]]()

  func restore() {
    paths[.account] = [.settings]
    paths[tab, default: []].append(.about)
    paths[.home]?.append(.detail(1))
    typed[.home, default: []] += [.settings]
    numbered[1] = nil
    paths[.home] = []
  }
  /// Data that no stack shows.
  var menus: [Int: [TableMenu]] = [:]
  func add() { menus[0] = [.first] }
  func push(_ route: TableRoute) { paths[tab, default: []].append(route) }
  func set(_ route: TableRoute) { numbered[0] = [route] }
}
struct TableTabs: View {
  @StateObject var state = TableState()
  var body: some View {
    NavigationStack(path: binding(for: .home)) {
      VStack {
        Button("push") { state.push(.detail(2)) }
        Button("set") { state.set(.about) }
        Button("assign") { state.paths[.home] = [.detail(3), .settings] }
        Button("number") { state.numbered[2] = [.about] }
      }
      .navigationDestination(for: TableMenu.self) { _ in PlainView() }
      .navigationDestination(for: TableRoute.self) { route in
        switch route {
        case .detail(let id): NumberView(id: id)
        case .settings, .about: PlainView()
        }
      }
    }
  }
  func binding(for tab: TableTab) -> Binding<[TableRoute]> {
    Binding {
      state.paths[tab] ?? []
    } set: {
      state.paths[tab] = $0
    }
  }
}
