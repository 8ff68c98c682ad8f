// A property that is a function of a route transitions where it is called, if what is handed in moves its parameter.
// resolved: -, Step.a, -, Step.a.x, Step.a.y, Step.b.x, Step.b.item, Step.b.x, Step.a.x, A.y
// unresolved:
import SwiftUI

struct CallbackRoot: View {
  @StateObject var nav = Nav.shared
  @State var sheet: Step?
  var body: some View {
    NavigationStack(path: $nav.path) {
      VStack {
        CallbackList(onOpen: { nav.next($0) }, onLog: { print($0) })
        CallbackMethod(open: nav.next, unused: nil)
        CallbackWrapped(open: { nav.next(.a($0)) }, log: { print(Step.a($0)) })
        CallbackTwoWays(open: nav.next)
        CallbackTwoWays { step in sheet = step }
      }
      .navigationDestination(for: Step.self) { step in step.view }
    }
    .sheet(item: $sheet) { step in step.view }
  }
}
extension Step: Identifiable { var id: Self { self } }
struct CallbackList: View {
  let onOpen: (Step) -> Void
  let onLog: (Step) -> Void
  var body: some View {
    VStack {
      Button("x") { onOpen(.a(.x)) }
      Button("y") { self.onOpen(.a(.y)) }
      Button("log") { onLog(.a(.x)) }
      CallbackRow(tapped: onOpen)
      CallbackRow { onOpen($0) }
    }
  }
}
struct CallbackRow: View {
  var tapped: ((Step) -> Void)?
  var body: some View { Button("x") { tapped?(.b(.x)) } }
}
struct CallbackMethod: View {
  let open: (Step) -> Void
  let unused: ((Step) -> Void)?
  var body: some View {
    Button("item") {
      open(.b(.item(id: 1)))
      unused?(.a(.x))
    }
    .onAppear { (open)(.b(.x)) }
    CallbackModelView(model: CallbackModel(finish: open))
  }
}
final class CallbackModel {
  let finish: (Step) -> Void
  init(finish: @escaping (Step) -> Void) { self.finish = finish }
}
struct CallbackModelView: View {
  let model: CallbackModel
  var body: some View { Button("done") { model.finish(.a(.x)) } }
}
struct CallbackWrapped: View {
  let open: (A) -> Void
  let log: (A) -> Void
  var body: some View {
    Button("y") { open(.y) }
    Button("log") { log(.x) }
  }
}
struct CallbackTwoWays: View {
  let open: (Step) -> Void
  var body: some View { Button("x") { open(.a(.x)) } }
}
