// R15 R16 What an enum's own code makes, it makes for somebody; what it matches and compares, it only describes.
// hints: on
import SwiftUI
import SwiftUICoordinator

enum OwnMakerRoute: NavigationRoute {
  case start, detail, next, compared
//                          ^^^^^^^^ hint unused-route
  init(isDetail: Bool) { self = isDetail ? .detail : .start }
  mutating func advance() { self = .next }
  var isCompared: Bool { self == .compared }
  var action: TransitionAction? { .push(animated: true) }
}
enum OwnMakerAction: CoordinatorAction {
  case made, silent
  init() { self = .made }
}
final class OwnMaker: Routing {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  let startRoute: OwnMakerRoute
  init(parent: Coordinator?, navigationController: NavigationController, startRoute: OwnMakerRoute = .start) {
    self.parent = parent
    self.navigationController = navigationController
    self.startRoute = startRoute
  }
  func handle(_ action: CoordinatorAction) {
    switch action {
    case OwnMakerAction.made: popToRoot()
    case OwnMakerAction.silent: popToRoot()
//                      ^^^^^^ hint dead-handler
    default: parent?.handle(action)
    }
  }
}
extension OwnMaker: RouterViewFactory { func view(for route: OwnMakerRoute) -> some View { PlainView() } }
func makeOwnMaker(_ home: Home, _ isDetail: Bool) {
  let maker = OwnMaker(parent: home, navigationController: home.navigationController)
  var route = OwnMakerRoute(isDetail: isDetail)
  route.advance()
  maker.append(routes: [route])
  maker.handle(OwnMakerAction())
}
