// R9 A child makes a holder of its own: what it pushes appears nowhere.
import SwiftUI

final class R9BadNav: ObservableObject {
  @Published var path: [Step] = []
  func next(_ step: Step) { path.append(step) }
}
struct R9BadChild: View {
  @StateObject var nav = R9BadNav()
//                 ^^^ warning ownership
  var body: some View { Button("next") { nav.next(.a(.x)) } }
}
struct R9BadRoot: View {
  @StateObject var nav = R9BadNav()
  var body: some View {
    NavigationStack(path: $nav.path) { R9BadChild().navigationDestination(for: Step.self) { $0.view } }
  }
}
