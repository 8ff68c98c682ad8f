// A destination and a sheet for a type that hides the route which it holds: what functions put into it is pushed or presented. Nothing says what else conforms.
// resolved: HTyHome.item, HTyHome.list, HTyHome.list, HTyHome.item
// unresolved:
// hints: on
import SwiftUI

protocol HTyScreen { func made() -> AnyView }
struct HTyAny: Identifiable, Hashable {
  let id = UUID()
  private let base: any HTyScreen
  init(_ base: any HTyScreen) { self.base = base }
  func made() -> AnyView { base.made() }
  static func == (left: Self, right: Self) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
enum HTyHome: HTyScreen {
  case list, item(() -> Void)
  func made() -> AnyView {
    switch self {
    case .list: return AnyView(PlainView())
    case .item: return AnyView(NumberView(id: 1))
    }
  }
}
enum HTyOther { case first, second }
struct HTyDetail: HTyScreen { func made() -> AnyView { AnyView(PlainView()) } }
protocol HTyNavigation { func push(_ screen: any HTyScreen) }
final class HTyNav: ObservableObject, HTyNavigation {
  @Published var path: [HTyAny] = []
  @Published var sheet: HTyAny?
  func push(_ screen: any HTyScreen) { path.append(HTyAny(screen)) }
  func present<S: HTyScreen>(_ screen: S) { sheet = HTyAny(screen) }
  func log(_ other: HTyOther) {}
}
struct HTyModel {
  let nav: HTyNav
  func open(_ screen: any HTyScreen) { nav.push(screen) }
}
struct HTyRoot: View {
  @StateObject var nav = HTyNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      Button("open") {
        nav.push(HTyHome.item {})
        nav.present(HTyHome.list)
        nav.push(HTyDetail())
        nav.log(HTyOther.first)
      }
      .navigationDestination(for: HTyAny.self) { $0.made() }
    }
    .sheet(item: $nav.sheet) { $0.made() }
  }
}
// What another type's function of that name is given is no route: no case of it is missed.
enum HTyBadge: HTyScreen {
  case dot, later
  func made() -> AnyView { AnyView(PlainView()) }
}
final class HTyBadges {
  var all: [any HTyScreen] = []
  func push(_ badge: any HTyScreen) { all.append(badge) }
}
func hidingBadges(_ badges: HTyBadges) { badges.push(HTyBadge.dot) }
func hidingTypes(_ nav: any HTyNavigation, _ model: HTyModel) {
  nav.push(HTyHome.list)
  model.open(HTyHome.item {})
}
