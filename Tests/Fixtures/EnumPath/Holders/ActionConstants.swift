// An action that a local constant names, and one that a closure is given.
// resolved: SentAction.open, SentRoute.list, SentAction.open, SentRoute.item
// unresolved: which action this is, a variable says
import SwiftUI

enum SentAction: Equatable { case open(SentRoute), close }
enum SentRoute: Hashable { case list, item(Int) }
final class SentNav: ObservableObject {
  @Published var path: [SentRoute] = []
  func send(_ action: SentAction) {
    switch action {
    case .open(let route): path.append(route)
    case .close: path.removeAll()
    }
  }
}
struct SentScreen: View {
  let send: (SentAction) -> Void
  var body: some View { Button("Close") { send(.close) } }
}
struct SentRoot: View {
  @StateObject var nav = SentNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      SentScreen { nav.send($0) }.navigationDestination(for: SentRoute.self) { route in
        switch route {
        case .list: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
  }
}
func sendAll(_ nav: SentNav, _ flag: Bool) {
  nav.send(.open(.list))
  let action = SentAction.open(.item(1))
  nav.send(action)
  let close = SentAction.close
  nav.send(close)
  var changed = SentAction.open(.list)
  if flag { changed = .close }
  nav.send(changed)
}
