// T19 A default payload.
// rejected
import SwiftUI

enum T19Tab: Hashable { case all, sound }
enum T19: Hashable { case options(_ tab: T19Tab = .all) }
final class T19Nav: ObservableObject {
  @Published var path: [T19] = []
  func next(_ route: T19) { path.append(route) }
}
struct T19Root: View {
  @StateObject var nav = T19Nav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: T19.self) { route in PlainView() }
    }
  }
}
func t19(_ nav: T19Nav, _ tabs: [T19Tab]) {
  nav.next(.options())
  nav.next(.options(.sound))
  _ = tabs.map(T19.options)
  nav.next(.options)
//          ^^^^^^^ input-mismatch
}
