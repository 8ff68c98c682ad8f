// What a function or a property of the app works out leads to each route that it gives back, if all are written there and
// no other declaration can be meant.
// resolved: -, WorkedRoute.home, WorkedRoute.profile, WorkedRoute.item, WorkedRoute.home, WorkedRoute.item, WorkedRoute.profile, WorkedRoute.item, WorkedRoute.part.first, WorkedRoute.profile, WorkedRoute.home, WorkedRoute.home, WorkedRoute.part.second, WorkedRoute.home, WorkedRoute.profile, -, -, -, -, -, -
//- /WorkedMenu.swift
enum WorkedMenu: CaseIterable {
  case home, me, again
  var place: WorkedRoute {
    switch self {
    case .home, .again: .home
    case .me: .profile(name: "me")
    }
  }
  var later: WorkedRoute { place }
}
func workedGlobal(_ isHome: Bool) -> WorkedRoute? { isHome ? .home : nil }
//- /Worked.swift
import SwiftUI

enum WorkedPart: Hashable {
  case first, second
  var view: some View { PlainView() }
}
enum WorkedRoute: Hashable {
  case home, profile(name: String), item(id: Int), part(WorkedPart)
  var normalized: WorkedRoute? {
    switch self {
    case .home: .home
    case .profile(let name): name.isEmpty ? nil : .profile(name: name)
    case .item(let id): .item(id: id)
    case .part: nil
    }
  }
}
final class WorkedNav: ObservableObject {
  @Published var path: [WorkedRoute] = []
  func push(_ route: WorkedRoute) { path.append(route) }
  func replaceTop(with route: WorkedRoute) {
    guard let normalized = route.normalized else { return }
    path[path.count - 1] = normalized
  }
}
struct WorkedRoot: View {
  @StateObject var nav = WorkedNav()
  let model: WorkedModel
  private var last: WorkedRoute { .item(id: 3) }
  private func parse(_ link: String) -> WorkedRoute? {
    guard link.count > 2 else { return nil }
    if link.hasPrefix("p") { return .profile(name: link) }
    for part in link.split(separator: "/") where part == "i" { return WorkedRoute.item(id: 1) }
    return link.isEmpty ? .home : nil
  }
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        ForEach(WorkedMenu.allCases, id: \.self) { item in
          Button("Go") { nav.push(item.place) }
        }
        NavigationLink(value: last) { Text("last") }
      }
      .navigationDestination(for: WorkedRoute.self) { route in
        switch route {
        case .home: PlainView()
        case .profile: PlainView()
        case .item(let id): NumberView(id: id)
        case .part(let part): part.view
        }
      }
    }
    .onAppear {
      if let found = parse("p/1") { nav.push(found) }
      guard let route = model.next() else { return }
      nav.push(route)
      if let home = workedGlobal(true) { nav.path = [home] }
      if let home = workedGlobal(false) { nav.push(home) }
      nav.push(WorkedModel.start)
    }
  }
}
struct WorkedModel {
  var count: Int
  static var start: WorkedRoute { return .part(.second) }
  func next() -> WorkedRoute? {
    switch count {
    case 0: return nil
    case 1: return .item(id: count)
    case 2: return .profile(name: "two")
    default: return .part(.first)
    }
  }
}
//- /WorkedUnknown.swift
import SwiftUI

protocol WorkedSource {
  var required: WorkedRoute { get }
}
extension WorkedSource {
  var required: WorkedRoute { .home }
}
class WorkedBase {
  func any() -> WorkedRoute { .home }
}
final class WorkedDerived: WorkedBase {
  override func any() -> WorkedRoute { .item(id: 1) }
}
struct WorkedOther {
  let kept: WorkedRoute
  func partly(_ isHome: Bool) -> WorkedRoute { isHome ? .home : kept }
  func chosen(_ id: Int) -> WorkedRoute { .item(id: id) }
  func chosen(_ id: String) -> WorkedRoute { .profile(name: id) }
  var flagged: WorkedRoute {
    #if os(iOS)
      return .home
    #else
      return .item(id: 2)
    #endif
  }
}
func workedUnknown(_ nav: WorkedNav, _ base: WorkedBase, _ other: WorkedOther, _ source: some WorkedSource) {
  nav.push(WorkedMenu.me.later)
  nav.push(source.required)
  nav.push(base.any())
  nav.push(other.partly(true))
  nav.push(other.chosen(1))
  nav.push(other.flagged)
  nav.push(other.kept)
}
