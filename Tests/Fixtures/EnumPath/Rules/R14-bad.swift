// R14 Equal though they show another number: by a switch over both, and by a property that leaves the payload out.
import SwiftUI

enum R14Bad: Hashable {
  case home, item(id: Int)
  static func == (lhs: Self, rhs: Self) -> Bool {
//            ^^ hint equatable-payload
    switch (lhs, rhs) {
    case (.home, .home), (.item, .item): true
    default: false
    }
  }
  func hash(into hasher: inout Hasher) {}
  @ViewBuilder var view: some View {
    switch self {
    case .home: PlainView()
    case .item(let id): NumberView(id: id)
    }
  }
}
final class R14BadNav: ObservableObject {
  @Published var path: [R14Bad] = []
  func next(_ route: R14Bad) { path.append(route) }
}
struct R14BadRoot: View {
  @StateObject var nav = R14BadNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: R14Bad.self) { route in route.view }
    }
  }
}

enum R14BadKey: Hashable {
  case home, item(id: Int)
  var key: String {
    switch self {
    case .home: "home"
    case .item: "item"
    }
  }
  static func == (lhs: R14BadKey, rhs: R14BadKey) -> Bool { lhs.key == rhs.key }
//            ^^ hint equatable-payload
  func hash(into hasher: inout Hasher) { hasher.combine(key) }
  @ViewBuilder var view: some View {
    switch self {
    case .home: PlainView()
    case .item(let id): NumberView(id: id)
    }
  }
}
final class R14BadKeyNav: ObservableObject {
  @Published var path: [R14BadKey] = []
  func next(_ route: R14BadKey) { path.append(route) }
}
struct R14BadKeyRoot: View {
  @StateObject var nav = R14BadKeyNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: R14BadKey.self) { route in route.view }
    }
  }
}
