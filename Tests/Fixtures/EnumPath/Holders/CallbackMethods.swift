// A method that hands what it takes to a function which its type keeps moves that as the function does.
// hints: on
// resolved: -, MethodRoute.keys, MethodRoute.tag, MethodRoute.keys
import SwiftUI

enum MethodRoute: Hashable { case keys, tag(id: Int) }
struct MethodNavigator {
  let push: (MethodRoute) -> Void
  func open(_ route: MethodRoute) { push(route) }
  func isShown(_ route: MethodRoute) -> Bool { route == .keys }
}
private struct MethodNavigatorKey: EnvironmentKey {
  static let defaultValue = MethodNavigator { _ in }
}
extension EnvironmentValues {
  var methodNavigator: MethodNavigator {
    get { self[MethodNavigatorKey.self] }
    set { self[MethodNavigatorKey.self] = newValue }
  }
}
struct MethodHost: View {
  @State private var path: [MethodRoute] = []
  var body: some View {
    NavigationStack(path: $path) {
      MethodHome().navigationDestination(for: MethodRoute.self) { route in
        switch route {
        case .keys: Text("Keys")
        case .tag(let id): Text("\(id)")
        }
      }
    }
    .environment(\.methodNavigator, MethodNavigator { route in path.append(route) })
  }
}
struct MethodHome: View {
  @Environment(\.methodNavigator) private var navigator
  var body: some View {
    Button("Keys") { navigator.open(.keys) }
    Button("Tag") { navigator.open(.tag(id: 1)) }
    Button("Directly") { navigator.push(.keys) }
    if navigator.isShown(.tag(id: 2)) { Text("Shown") }
  }
}
