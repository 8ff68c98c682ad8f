// R1 what the action was cast to is switched over, and the default of that lets it go.
// fix: none
import SwiftUICoordinator

enum R1CastAction: CoordinatorAction { case open, close, skip }
class R1Casting {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  var startRoute: BasketRoute { .list }
  init(_ controller: NavigationController) { navigationController = controller }
  func view(for route: BasketRoute) -> PlainView { PlainView() }
}
final class R1CastGuarded: R1Casting, Routing, RouterViewFactory {
  func handle(_ action: CoordinatorAction) {
    guard let action = action as? R1CastAction else { return }
    switch action {
    case .open: pop()
    default: break
    }
  }
}
final class R1CastMatched: R1Casting, Routing, RouterViewFactory {
  func handle(_ action: CoordinatorAction) {
    switch action {
    case let own as R1CastAction:
      switch own {
      case .open, .close: pop()
      default: return
      }
    default: popToRoot()
    }
  }
}
final class R1CastAsked: R1Casting, Routing, RouterViewFactory {
  func handle(_ action: CoordinatorAction) {
    if let own = action as? R1CastAction {
      switch own {
      case R1CastAction.open: pop()
      default: return
      }
    }
    popToRoot()
  }
}
func r1Cast(_ a: R1CastGuarded, _ b: R1CastMatched, _ c: R1CastAsked) {
  a.handle(R1CastAction.open)
  a.handle(R1CastAction.skip)
//                      ^^^^ warning unhandled-action
  b.handle(R1CastAction.close)
  b.handle(R1CastAction.skip)
//                      ^^^^ warning unhandled-action
  c.handle(R1CastAction.open)
  c.handle(R1CastAction.close)
//                      ^^^^^ warning unhandled-action
}
