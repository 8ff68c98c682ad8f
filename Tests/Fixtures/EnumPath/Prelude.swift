// What every fixture of this dialect stands on: a route with two payloads, a holder, and a stack that mounts it.
import SwiftUI

enum Step: Hashable {
  case a(_ v: A), b(B)
  @ViewBuilder var view: some View {
    switch self {
    case .a(let value): value.view
    case .b(let value): value.view
    }
  }
}
enum A: String {
  case x, y
  var view: some View {
    Group {
      switch self {
      case .x: PlainView()
      case .y: PlainView()
      }
    }
  }
}
enum B: Hashable {
  case x, item(id: Int)
  var view: some View {
    Group {
      switch self {
      case .x: PlainView()
      case .item(let id): NumberView(id: id)
      }
    }
  }
}
struct PlainView: View { var body: some View { Text("plain") } }
struct NumberView: View { var id: Int; var body: some View { Text("number") } }

final class Nav: ObservableObject {
  static let shared = Nav()
  @Published var path: [Step] = []
  func next(_ step: Step) { path.append(step) }
  func go(step: Step) { next(step) }
  func back() { if !path.isEmpty { path.removeLast() } }
  func root() { path = [] }
}
struct RootView: View {
  @StateObject var nav = Nav.shared
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: Step.self) { step in step.view }
    }
  }
}
func preludeUses(_ nav: Nav) {
  nav.next(.a(.x))
  nav.next(.a(.y))
  nav.next(.b(.x))
  nav.next(.b(.item(id: 1)))
}
