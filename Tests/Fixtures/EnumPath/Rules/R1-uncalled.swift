// R1 What nobody calls pushes nothing, whatever it could be given.
// resolved: Step.a.x, R1UncalledOther.x
import SwiftUI

enum R1UncalledOther: Hashable { case x }
final class R1UncalledNav: ObservableObject {
  @Published var path = NavigationPath()
  func next(_ step: Step) { path.append(step) }
  func other(_ route: R1UncalledOther) { path.append(route) }
}
struct R1UncalledRoot: View {
  @StateObject var nav = R1UncalledNav()
  var body: some View {
    NavigationStack(path: $nav.path) { PlainView().navigationDestination(for: Step.self) { $0.view } }
  }
}
func r1Uncalled(_ nav: R1UncalledNav) { nav.next(.a(.x)) }
#Preview {
  let nav = R1UncalledNav()
  let _ = nav.other(.x)
  PlainView()
}
