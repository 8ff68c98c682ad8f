// T38 Comments and previews push nothing.
// hints: on
import SwiftUI

enum T38: Hashable { case start, old }
//                               ^^^ hint unused-route
final class T38Nav: ObservableObject {
  @Published var path: [T38] = []
  func next(_ route: T38) { path.append(route) }
}
struct T38Root: View {
  @StateObject var nav = T38Nav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: T38.self) { route in PlainView() }
    }
  }
}
func t38(_ nav: T38Nav) { nav.next(.start) }  // nav.next(.old)
struct T38Previews: PreviewProvider {
  static var nav = T38Nav()
  static var previews: some View { Button("x") { nav.next(.old) } }
}
