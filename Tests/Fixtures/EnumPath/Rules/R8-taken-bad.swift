// R8 Popping an empty path traps; what is popped is taken, and must come from somewhere.
// fix: none
import SwiftUI

final class R8TakenNav: ObservableObject {
  @Published var path: [Step] = []
  func next(_ route: Step) { path.append(route) }
  func pop() -> Step { path.removeLast() }
//                          ^^^^^^^^^^ warning crash-on-transition
}
struct R8TakenView: View {
  @StateObject var nav = R8TakenNav()
  var body: some View { Button("back") { _ = nav.pop() } }
}
