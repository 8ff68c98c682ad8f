// C1 Static members that extensions of protocols add, to which an enum conforms without saying so.
import SwiftUI

enum C1ImpliedStep: Hashable { case inner(C1ImpliedInner), end }
enum C1ImpliedInner: String { case x, y }
final class C1ImpliedNav: ObservableObject {
  @Published var path: [C1ImpliedStep] = []
  func next(_ step: C1ImpliedStep) { path.append(step) }
}
struct C1ImpliedRoot: View {
  @StateObject var nav = C1ImpliedNav()
  var body: some View {
    NavigationStack(path: $nav.path) {
      PlainView().navigationDestination(for: C1ImpliedStep.self) { step in
        switch step {
        case .inner(.x): PlainView()
        case .inner(.y): PlainView()
        case .end: PlainView()
        }
      }
    }
  }
}
extension Equatable where Self == C1ImpliedStep { static var start: C1ImpliedStep { .end } }
extension Hashable where Self == C1ImpliedInner { static func at(_ index: Int) -> C1ImpliedInner { .x } }
extension RawRepresentable where Self == C1ImpliedInner { static var first: C1ImpliedInner { .x } }
func c1Implied(_ nav: C1ImpliedNav) {
  nav.next(.start)
  nav.next(C1ImpliedStep.start)
  nav.next(.inner(.at(1)))
  nav.next(.inner(.first))
}
