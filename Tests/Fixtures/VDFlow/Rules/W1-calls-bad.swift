// W1 what is called next selects something else, or nothing
import SwiftUI
import VDFlow

final class W1Other {
  var root: Root = .home
  func goHome() { root.selected = .home }
  func reload() { print("a") }
}
func w1goesHome(_ model: W1Other) {
  model.root.list = Items(id: 1)
//           ^^^^ warning no-op-transition
  model.goHome()
}
func w1reloads(_ model: W1Other) {
  model.root.list = Items(id: 1)
//           ^^^^ warning no-op-transition
  model.reload()
}
func w1before(_ model: W1Other, _ log: () -> Void) {
  log()
  model.root.list = Items(id: 1)
//           ^^^^ warning no-op-transition
}
struct W1Dismissed: View {
  let model: W1Other
  @Environment(\.dismiss) var dismiss
  var body: some View {
    Button("a") {
      model.root.list = Items(id: 1)
//               ^^^^ warning no-op-transition
      dismiss()
    }
  }
}
