// A property that is a function, and a method of its name that sets it.
// resolved: SetterRoute.list, SetterRoute.item
import SwiftUI

enum SetterRoute: Hashable { case list, item(Int) }
struct SetterRow: View {
  private var onOpen: (SetterRoute) -> Void = { _ in }
  init() {}
  func onOpen(_ action: @escaping (SetterRoute) -> Void) -> Self {
    var copy = self
    copy.onOpen = action
    return copy
  }
  var body: some View {
    VStack {
      Button("List") { onOpen(.list) }
      Button("Item") { self.onOpen(.item(1)) }
    }
  }
}
final class SetterNav: ObservableObject {
  @Published var path: [SetterRoute] = []
  func push(_ route: SetterRoute) { path.append(route) }
}
struct SetterRoot: View {
  @StateObject var nav = SetterNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      SetterRow().onOpen(nav.push).navigationDestination(for: SetterRoute.self) { route in
        switch route {
        case .list: PlainView()
        case .item(let id): NumberView(id: id)
        }
      }
    }
  }
}
