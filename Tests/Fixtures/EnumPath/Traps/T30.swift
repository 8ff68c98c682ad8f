// T30 Several in a line, indirect, under a condition.
// resolved: T30.one, T30.nested.two
import SwiftUI

enum T30: Hashable {
  case one, two
  indirect case nested(T30)
  #if os(Linux)
  case three
  #endif
}
final class T30Nav: ObservableObject {
  @Published var path: [T30] = []
  func next(_ route: T30) { path.append(route) }
}
struct T30Root: View {
  @StateObject var nav = T30Nav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: T30.self) { route in PlainView() }
    }
  }
}
func t30(_ nav: T30Nav) {
  nav.next(.one)
  nav.next(.nested(.two))
}
