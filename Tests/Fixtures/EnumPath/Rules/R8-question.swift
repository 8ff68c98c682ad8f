// R8 A question to the holder may look at the path; a stored flag does not.
import SwiftUI

final class R8QuestionNav: ObservableObject {
  @Published var path: [Step] = []
  var isBusy = false
  var canGoBack: Bool { path.count > 1 }
  func mayGoBack() -> Bool { !path.isEmpty }
  func next(_ route: Step) { path.append(route) }
  func pop() {
    guard canGoBack else { return }
    withAnimation { path.removeLast() }
  }
  func popAsked() { if self.mayGoBack() { path.removeLast() } }
  func popFlagged() { if !isBusy { path.removeLast() } }
//                                      ^^^^^^^^^^ warning crash-on-transition
}
struct R8QuestionView: View {
  @StateObject var nav = R8QuestionNav()
  var body: some View { Button("back") { nav.pop(); nav.popAsked(); nav.popFlagged() } }
}
