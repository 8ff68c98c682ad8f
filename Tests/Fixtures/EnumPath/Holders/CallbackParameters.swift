// A parameter that is a function of a route transitions where it is called, if who calls that function hands in what moves.
// resolved: -, -, -, -, Step.a.x, Step.b.item, Step.a.y, Step.b.x, Step.b.x, Step.a.x
// unresolved:
import SwiftUI

struct ParameterRoot: View {
  @StateObject var nav = Nav.shared
  @State var sheet: Step?
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        row(open: nav.next, log: { print($0) })
        self.list { nav.next($0) }
        ParameterRows.titled("rows") { step in nav.next(step) }
        both(open: nav.next)
        both { sheet = $0 }
        overloaded(1) { nav.next($0) }
      }
      .navigationDestination(for: Step.self) { step in step.view }
    }
    .sheet(item: $sheet) { step in step.view }
  }
  func row(open: @escaping (Step) -> Void, log: @escaping (Step) -> Void) -> some View {
    VStack {
      Button("x") { open(.a(.x)) }
      Button("log") { log(.a(.y)) }
      ParameterRow(tapped: open)
    }
  }
  @ViewBuilder func list(_ open: ((Step) -> Void)?) -> some View {
    if let open {
      Button("item") { open(.b(.item(id: 1))) }
      ParameterRow { open($0) }
    }
    Button("y") { open?(.a(.y)) }
  }
  func both(open: @escaping (Step) -> Void) -> some View { Button("x") { open(.a(.x)) } }
  func overloaded(_ id: Int, open: @escaping (Step) -> Void) -> some View { Button("x") { open(.a(.x)) } }
  func overloaded(_ id: Double, open: @escaping (Step) -> Void) -> some View { Button("y") { open(.a(.y)) } }
}
struct ParameterRow: View {
  var tapped: ((Step) -> Void)?
  var body: some View {
    Button("x") {
      if let tapped { tapped(.b(.x)) }
    }
  }
}
enum ParameterRows {
  static func titled(_ title: String, open: @escaping (Step) -> Void) -> some View {
    VStack {
      Button(title) { open(.b(.x)) }
      Button(title) { guarded(open) }
    }
  }
  private static func guarded(_ open: ((Step) -> Void)?) {
    guard let open = open else { return }
    open(.a(.x))
  }
}
