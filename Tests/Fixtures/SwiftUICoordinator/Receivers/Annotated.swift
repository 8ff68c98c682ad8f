// Annotated Nothing says for which coordinator the annotated model is made.
// unresolved: nothing constructs the type with a known coordinator
import SwiftUI
import SwiftUICoordinator

enum UnsaidAction: CoordinatorAction { case lost }
struct UnsaidScreen<Flow: Routing>: View {
  @ObservedObject var model: Model<Flow>
  init(flow: Flow?) {
    let model: UnsaidScreen<Flow>.Model = .init(flow: flow)
    self.model = model
  }
  var body: some View { Button("lose") { model.lose() } }
}
extension UnsaidScreen {
  final class Model<R: Routing>: ObservableObject {
    var flow: R?
    init(flow: R?) { self.flow = flow }
    func lose() { flow?.handle(UnsaidAction.lost) }
  }
}
