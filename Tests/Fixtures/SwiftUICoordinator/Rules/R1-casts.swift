// R1 what a whole enum's case lets go by goes on behind the 'switch'; not all that a 'switch' over it takes is known.
import SwiftUICoordinator

enum R1WholeAction: CoordinatorAction { case open, close; var isOpen: Bool { self == .open } }
class R1Whole {
  weak var parent: Coordinator?
  var childCoordinators = [WeakCoordinator]()
  let navigationController: NavigationController
  var startRoute: BasketRoute { .list }
  init(_ controller: NavigationController) { navigationController = controller }
  func view(for route: BasketRoute) -> PlainView { PlainView() }
}
final class R1WholeForwarded: R1Whole, Routing, RouterViewFactory {
  func handle(_ action: CoordinatorAction) {
    switch action {
    case is R1WholeAction: break
    default: pop()
    }
    parent?.handle(action)
  }
}
final class R1WholeWorked: R1Whole, Routing, RouterViewFactory {
  func handle(_ action: CoordinatorAction) {
    if let own = action as? R1WholeAction {
      switch own {
      case .close: dismiss()
      default: break
      }
    } else {
      pop()
    }
    popToRoot()
  }
}
final class R1WholePartly: R1Whole, Routing, RouterViewFactory {
  func handle(_ action: CoordinatorAction) {
    guard let own = action as? R1WholeAction else { return }
    switch own {
    case let other where other.isOpen: pop()
    case R1WholeAction.close: dismiss()
    default: break
    }
  }
}
final class R1WholeConditional: R1Whole, Routing, RouterViewFactory {
  func handle(_ action: CoordinatorAction) {
    guard let own = action as? R1WholeAction else { return }
    switch own {
    #if os(iOS)
    case .open: pop()
    #endif
    default: break
    }
  }
}
func r1Whole(_ a: R1WholeForwarded, _ b: R1WholeWorked, _ c: R1WholePartly, _ d: R1WholeConditional) {
  a.handle(R1WholeAction.open)
  b.handle(R1WholeAction.open)
  c.handle(R1WholeAction.open)
  c.handle(R1WholeAction.close)
  d.handle(R1WholeAction.open)
}
