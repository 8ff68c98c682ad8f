// A view that moves what it may have been made with transitions where it is made; so does a function that looks first.
// resolved: Step.a.x, Step.a.y, -, Step.a.x, Step.b.x, Step.b.item, Step.a.y, Step.a.x, Step.a.y, Step.b.x
// unresolved:
import SwiftUI

struct RowTarget: View {
  let title: String
  var target: Step?
  @EnvironmentObject private var nav: Nav
  init(_ title: String, target: Step? = nil) {
    self.title = title
    self.target = target
  }
  var body: some View {
    Button(title) {
      if let target { nav.path.append(target) }
    }
  }
}
struct RowRenamed: View {
  var target: Step?
  let nav: Nav
  var body: some View {
    Button("t") {
      guard let step = target else { return }
      let next = step
      nav.next(next)
    }
  }
}
struct RowOfPath: View {
  let next: Step
  @Binding var path: [Step]
  var body: some View { Button("t") { path.append(next) } }
}
struct RowModel {
  let nav: Nav
  func open(_ step: Step?) { if let step { nav.next(step) } }
  func renamed(_ step: Step?) {
    guard let next = step else { return }
    nav.next(next)
  }
  func perhaps(_ step: Step, if isReady: Bool) {
    if isReady { nav.path.append(step) }
  }
  func closest(_ step: Step?) { step.map { nav.next($0) } }
  // What it goes to says the step, it is not the step.
  func other(_ step: Step?) {
    if step != nil { nav.next(.a(.x)) }
  }
  func remade(_ step: Step?) {
    let step = step ?? .b(.x)
    nav.path.append(step == .a(.x) ? .a(.y) : step)
  }
}
struct OptionalRows: View {
  let model: RowModel
  @State private var path: [Step] = []
  var body: some View {
    NavigationStack(path: $path) {
      RowTarget("t", target: .a(.x))
      RowTarget("t")
      RowRenamed(target: Step.b(.x), nav: model.nav)
      RowOfPath(next: .b(.item(id: 1)), path: $path)
      Button("t") { model.open(.a(.y)) }
      Button("t") { model.renamed(.a(.x)) }
      Button("t") { model.perhaps(.a(.y), if: true) }
      Button("t") { model.closest(.b(.x)) }
      Button("t") { model.other(.b(.item(id: 1))) }
      Button("t") { model.remade(.b(.item(id: 1))) }
    }
  }
}
