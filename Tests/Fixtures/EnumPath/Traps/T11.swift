// T11 Two stacks side by side.
// hints: on
// resolved: T11Auth.login, T11Auth.register, Step.a.x
import SwiftUI

enum T11Auth: Hashable { case login, register }
final class T11Nav: ObservableObject {
  @Published var path: [T11Auth] = []
  func next(_ route: T11Auth) { path.append(route) }
}
struct T11Root: View {
  @StateObject var nav = T11Nav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: T11Auth.self) { route in PlainView() }
    }
  }
}
func t11(_ auth: T11Nav, _ nav: Nav) {
  auth.next(.login)
  auth.next(.register)
  nav.next(.a(.x))
}
