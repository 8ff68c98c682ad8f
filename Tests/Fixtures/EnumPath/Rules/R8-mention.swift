// R8 What names the path before may have looked at it, or have put something there; what comes behind is too late.
import SwiftUI

final class R8MentionNav: ObservableObject {
  @Published var path: [Step] = []
  @Published var title = ""
  var depth: Int { path.count }
  var top: Step? { path.last }
  var isRoot: Bool { depth == 0 }
  var name: String { title }
  func popDeep() { guard depth >= 1 else { return }; path.removeLast() }
  func popTop() { if top != nil { self.path.removeLast() } }
  func popCompared() { guard path != [] else { return }; path.removeLast() }
  func popPushed() { path.append(.a(.x)); path.removeLast() }
  func popSet() { path = [.a(.x)]; withAnimation { path.removeLast() } }
  func popTwice() {
    if isRoot { return }
    path.removeLast()
    path.removeLast()
  }
  func replace(_ step: Step) {
    path.removeLast()
//       ^^^^^^^^^^ warning crash-on-transition
    path.append(step)
  }
  func popNamed() {
    title = name
    path.removeLast()
//       ^^^^^^^^^^ warning crash-on-transition
  }
  func dropTwo() {
    path.removeLast()
//       ^^^^^^^^^^ warning crash-on-transition
    path.removeLast()
//       ^^^^^^^^^^ warning crash-on-transition
  }
}
struct R8MentionView: View {
  @StateObject var nav = R8MentionNav()
  var body: some View {
    VStack {
      Button("deep") { nav.popDeep(); nav.popTop(); nav.popCompared(); nav.popPushed(); nav.popSet(); nav.popTwice() }
      Button("back") { nav.popNamed(); nav.dropTwo(); nav.replace(.a(.x)) }
    }
  }
}
