// R8 Whoever calls may have looked: all that pop behind a guard of their own are quiet, one that does not look is enough.
import SwiftUI

final class R8CallerNav: ObservableObject {
  @Published var path: [Step] = []
  var canGoBack: Bool { path.count > 1 }
  func next(_ route: Step) { path.append(route) }
  func popShown() { path.removeLast() }
  func popAsked() { path.removeLast() }
  func popDisabled() { path.removeLast() }
  func popChosen() { path.removeLast() }
  func popElse() { path.removeLast() }
  func popLeft() { path.removeLast() }
  func popPushed() { path.removeLast() }
  func popMapped() { path.removeLast() }
  func popHelped() { path.removeLast() }
  func popMade() { path.removeLast() }
  func popLate() { path.removeLast() }
//                      ^^^^^^^^^^ warning crash-on-transition
  func popOften() { path.removeLast() }
//                       ^^^^^^^^^^ warning crash-on-transition
  func popFlagged() { path.removeLast() }
//                         ^^^^^^^^^^ warning crash-on-transition
  func popBeside() { path.removeLast() }
//                        ^^^^^^^^^^ warning crash-on-transition
}
struct R8CallerView: View {
  @StateObject var nav = R8CallerNav()
  @State var isOpen = false
  var isDeep: Bool { !nav.path.isEmpty }
  func goBack() { nav.popHelped() }
  var body: some View {
    VStack {
      if !nav.path.isEmpty { Button("shown") { nav.popShown() } }
      Button("asked") { if nav.canGoBack { nav.popAsked() } }
      Button("disabled") { nav.popDisabled() }.disabled(nav.path.isEmpty)
      Button("chosen") { isDeep ? nav.popChosen() : () }
      Button("else") { if nav.path.isEmpty { isOpen = true } else { nav.popElse() } }
      Button("left") {
        if nav.path.isEmpty { return }
        nav.popLeft()
      }
      Button("pushed") { nav.next(.a(.x)); nav.popPushed() }
      Button("mapped") { nav.path.last.map { _ in nav.popMapped() } }
      if isDeep {
        Button("helped", action: goBack)
        R8CallerBack(nav: nav)
      }
    }
    VStack {
      Button("late") { nav.popLate(); if nav.path.isEmpty { isOpen = false } }
      if nav.canGoBack { Button("often") { nav.popOften() } }
      Button("often") { nav.popOften() }
      if isOpen { Button("flagged") { nav.popFlagged() } }
      Text("\(nav.path.count)")
      Button("beside") { nav.popBeside() }
    }
  }
}
struct R8CallerBack: View {
  let nav: R8CallerNav
  var body: some View { Button("made") { nav.popMade() } }
}
