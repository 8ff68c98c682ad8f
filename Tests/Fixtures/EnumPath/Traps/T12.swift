// T12 A route without a `view` of its own.
// resolved: T12.login
import SwiftUI

enum T12: Hashable { case login }
final class T12Nav: ObservableObject {
  @Published var path: [T12] = []
  func next(_ route: T12) { path.append(route) }
}
struct T12Root: View {
  @StateObject var nav = T12Nav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: T12.self) { route in
        switch route { case .login: PlainView() }
      }
    }
  }
}
func t12(_ nav: T12Nav) { nav.next(.login) }
