// R1 A function that pushes what nobody takes onto a path that is shown.
import SwiftUI

enum R1MutatorOther: Hashable { case x }
final class R1MutatorNav: ObservableObject {
  @Published var path = NavigationPath()
  func next(_ step: Step) { path.append(step) }
  func other(_ route: R1MutatorOther) { path.append(route) }
//                                                  ^^^^^ warning unmounted-route
  func any<T: Hashable>(_ value: T) { path.append(value) }
}
struct R1MutatorRoot: View {
  @StateObject var nav = R1MutatorNav()
  var body: some View {
    NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: Step.self) { $0.view } }
  }
}
func r1Mutator(_ nav: R1MutatorNav) { nav.other(.x) }
