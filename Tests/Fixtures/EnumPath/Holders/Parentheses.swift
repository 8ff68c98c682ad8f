// A receiver in parentheses is the same one: a list of data, a path, and who is asked for a route.
// resolved: ParenRoute.item, ParenRoute.profile, ParenRoute.editor, ParenRoute.item, ParenRoute.menu
// hints: on
import SwiftUI

enum ParenRoute: Hashable, Identifiable {
  case profile, editor, item(Int), menu
  var id: Self { self }
}
struct ParenEditor: View { var body: some View { NavigationStack { Text("editor") } } }
final class ParenNav: ObservableObject {
  @Published var path: [ParenRoute] = []
  @Published var sheet: ParenRoute?
  private(set) var visited: [ParenRoute] = []
  func present(_ route: ParenRoute) { (self.visited).append(route); sheet = route }
  func push(_ route: ParenRoute) { (visited).append(route); ((path)).append(route) }
  func open(_ number: Int) { push((ParenRoute).item(number)) }
}
struct ParenRoot: View {
  @StateObject var nav = ParenNav()
  @State private var pinned: [ParenRoute] = []
  var start: ParenRoute { .menu }
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        Button("push") { (nav).push(.profile) }
        Button("present") { (nav).present(.editor); (pinned).append(.editor) }
        Button("item") { (self).nav.open(1) }
        Button("menu") { ((self).nav).push((self).start) }
        ForEach(pinned) { route in Text("\(route)") }
      }
      .navigationDestination(for: ParenRoute.self) { route in content(route) }
    }
    .sheet(item: $nav.sheet) { route in content(route) }
  }
  @ViewBuilder func content(_ route: ParenRoute) -> some View {
    switch route {
    case .editor: ParenEditor()
    default: PlainView()
    }
  }
}
