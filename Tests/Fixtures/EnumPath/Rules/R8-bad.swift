// R8 Popping an empty path traps.
// fix:   func pop() { if !path.isEmpty { path.removeLast() } }
import SwiftUI

final class R8BadNav: ObservableObject {
  @Published var path: [Step] = []
  func next(_ route: Step) { path.append(route) }
  func pop() { path.removeLast() }
//                  ^^^^^^^^^^ warning crash-on-transition
}
struct R8BadView: View {
  @StateObject var nav = R8BadNav()
  var body: some View { Button("back") { nav.pop() } }
}
