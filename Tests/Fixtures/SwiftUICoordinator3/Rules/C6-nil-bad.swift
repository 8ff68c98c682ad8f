// C6 An action of 3.0 is never nil.
// rejected
import SwiftUI
import SwiftUICoordinator
import UIKit

enum C6NilRoute: StackNavigationRoute {
  case start, more, last
  var action: TransitionAction {
    switch self {
    case .start: return .push(animated: true)
    case .more, .last: return nil
//                            ^^^ invalid-declaration
    }
  }
}
enum C6NilOther: StackNavigationRoute {
  case start
  var action: TransitionAction { nil }
//                               ^^^ invalid-declaration
}
class C6Nil: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [Coordinator]()
  let navigationController: UINavigationController
  let startRoute = C6NilRoute.start
  init(navigationController: UINavigationController) { self.navigationController = navigationController }
  func view(for route: C6NilRoute) -> PlainView { PlainView() }
}
class C6NilSecond: Routing, RouterViewFactory {
  weak var parent: Coordinator?
  var childCoordinators = [Coordinator]()
  let navigationController: UINavigationController
  let startRoute = C6NilOther.start
  init(navigationController: UINavigationController) { self.navigationController = navigationController }
  func view(for route: C6NilOther) -> PlainView { PlainView() }
}
