// Annotated-bad The annotation says what is made, and an argument for which coordinator.
// resolved: AnnotatedAction.open, AnnotatedAction.lost
import SwiftUI
import SwiftUICoordinator

enum AnnotatedRoute: NavigationRoute { case first; var action: TransitionAction? { .push(animated: true) } }
enum AnnotatedAction: CoordinatorAction { case open, lost }
final class AnnotatedFlow: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: AnnotatedRoute = .first
  init(parent: Coordinator?, navigationController: NavigationController) {
    self.parent = parent
    self.navigationController = navigationController
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case AnnotatedAction.open: pop(animated: true)
    default: break
    }
  }
}
extension AnnotatedFlow: RouterViewFactory {
  @ViewBuilder func view(for route: AnnotatedRoute) -> some View {
    let model: AnnotatedScreen<AnnotatedFlow>.Model = .init(flow: self)
    AnnotatedScreen<AnnotatedFlow>(model: model)
  }
}
struct AnnotatedScreen<Flow: Routing>: View {
  @ObservedObject var model: Model<Flow>
  var body: some View { Button("open") { model.open() } }
}
extension AnnotatedScreen {
  final class Model<R: Routing>: ObservableObject {
    var flow: R?
    init(title: String = "", flow: R? = nil) { self.flow = flow }
    func open() { flow?.handle(AnnotatedAction.open) }
    func lose() { flow?.handle(AnnotatedAction.lost) }
//                                             ^^^^ warning unhandled-action
  }
}
