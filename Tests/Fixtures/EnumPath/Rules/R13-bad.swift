// R13 A path of routes that no destination takes.
// hints: on
import SwiftUI

enum R13Bad: Hashable { case one }
//   ^^^^^^ hint unreachable-coordinator
final class R13BadNav: ObservableObject {
  @Published var path: [R13Bad] = []
  func next(_ route: R13Bad) { path.append(route) }
}
struct R13BadRoot: View {
  @StateObject var nav = R13BadNav()
  var body: some View { NavigationStack(path: $nav.path) { PlainView() } }
}
func r13Bad(_ nav: R13BadNav) { nav.next(.one) }
