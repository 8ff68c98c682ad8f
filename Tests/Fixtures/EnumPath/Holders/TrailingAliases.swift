// A closure behind the parentheses goes past values that may be left out, to the function that an alias names.
// resolved: TrailingRoute.home, TrailingRoute.item, TrailingRoute.list
// unresolved:
import SwiftUI

enum TrailingRoute: Hashable { case home, item(Int), list }
final class TrailingNav: ObservableObject {
  @Published var path: [TrailingRoute] = []
  func push(_ route: TrailingRoute) { path.append(route) }
}
struct TrailingStyle {}
struct TrailingHeader {
  typealias Action = (TrailingNav?) -> Void
  var title: String
  init(title: String, button: String? = "all", isHidden: Bool = false, action: Action? = nil) { self.title = title }
  init(text: String, style: TrailingStyle = TrailingStyle(), action: Action? = nil) { title = text }
}
func headed(_ header: TrailingHeader) {}
struct TrailingRoot: View {
  @StateObject var nav = TrailingNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: TrailingRoute.self) { _ in PlainView() }
    }
    .onAppear {
      headed(.init(title: "home") { nav in nav?.push(.home) })
      headed(TrailingHeader(text: "item") { $0?.push(.item(1)) })
      headed(TrailingHeader(title: "list", button: nil) { $0?.push(.list) })
    }
  }
}
