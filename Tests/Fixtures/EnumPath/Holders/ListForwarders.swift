// A function that hands its parameter on in a list, where a holder's function takes one, moves it as that one does.
// hints: on
// resolved: ListForwarded.add, ListForwarded.add, ListForwarded.take
import SwiftUI

enum ListForwarded: Hashable { case add, take }
enum ListForwardedTab { case keys, settings }
final class ListForwardedState: ObservableObject {
  @Published var tab = ListForwardedTab.keys
  @Published var keysPath: [ListForwarded] = []
  func show(_ path: [ListForwarded], in tab: ListForwardedTab) { if tab == .keys { keysPath = path } }
}
struct ListForwardedRoot: View {
  @StateObject var state = ListForwardedState()
  var body: some View {
    NavigationStack(path: $state.keysPath) {
      VStack {
        ListForwardedMenu(state: state)
        Button("Add") { state.show([.add], in: .keys) }
      }
      .navigationDestination(for: ListForwarded.self) { route in
        switch route {
        case .add: Text("Add")
        case .take: Text("Take")
        }
      }
    }
  }
}
struct ListForwardedMenu: View {
  let state: ListForwardedState
  var body: some View {
    Button("Add") { open(.add) }
    Button("Take") { open(.take) }
  }
  private func open(_ route: ListForwarded) {
    state.tab = .keys
    state.show([route], in: .keys)
  }
}
