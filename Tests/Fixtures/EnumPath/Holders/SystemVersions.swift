// What a system version decides is decided once: a function moves what the branch moves that does, whatever older systems do.
// resolved: Step.a.x, Step.b.x, Step.a.y, Step.b.item, Step.a.y
// unresolved:
import SwiftUI

struct VersionedRows: View {
  @ObservedObject var nav: Nav
  @State private var selected: Step?
  var isReady = true
  var body: some View {
    VStack {
      Button("t") { open(.a(.x)) }
      link(.b(.x)) { Text("t") }
      Button("t") { sort(.a(.y)) }
      Button("t") { pick(.b(.item(id: 1))) }
      Button("t") { either(.a(.y)) }
    }
  }
  private func open(_ step: Step) {
    if #available(iOS 17, *) { nav.next(step) } else { selected = step }
  }
  @ViewBuilder private func link<Content: View>(_ step: Step, @ViewBuilder label: () -> Content) -> some View {
    if #available(iOS 17, *) { NavigationLink(value: step, label: label) } else { label() }
  }
  private func sort(_ step: Step) {
    if #unavailable(iOS 17) { selected = step } else { nav.path.append(step) }
  }
  private func pick(_ step: Step) {
    print("picked")
    if #available(iOS 17, *) {
      nav.next(step)
    } else {
      nav.go(step: step)
    }
  }
  // Which branch runs is not asked of a holder's own functions either.
  private func either(_ step: Step) {
    if isReady { nav.next(step) } else { selected = step }
  }
}
