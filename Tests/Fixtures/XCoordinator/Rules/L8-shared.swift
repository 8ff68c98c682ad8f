// L8-shared Coordinators that are kept as soon as they are made, or when their route runs.
import UIKit
import XCoordinator

enum L8SharedRoute: Route { case own, kept, handled }
enum L8SharedChild: Route { case list }
final class L8SharedStore { var all: [AnyObject] = []; func keep(_ object: AnyObject) { all.append(object) } }
final class L8SharedOwn: NavigationCoordinator<L8SharedChild> {
  static var shared: L8SharedOwn?
  init() {
    super.init(initialRoute: nil)
    L8SharedOwn.shared = self
  }
  override func prepareTransition(for route: L8SharedChild) -> NavigationTransition { .dismiss() }
}
final class L8SharedKept: NavigationCoordinator<L8SharedChild> {
  init(store: L8SharedStore) {
    super.init(initialRoute: nil)
    store.keep(self)
  }
  override func prepareTransition(for route: L8SharedChild) -> NavigationTransition { .dismiss() }
}
final class L8SharedHandled: NavigationCoordinator<L8SharedChild> {
  let store = L8SharedStore()
  override func prepareTransition(for route: L8SharedChild) -> NavigationTransition {
    store.keep(self)
    return .dismiss()
  }
}
final class L8Shared: NavigationCoordinator<L8SharedRoute> {
  override func prepareTransition(for route: L8SharedRoute) -> NavigationTransition {
    switch route {
    case .own:
      let own = L8SharedOwn()
      return .trigger(.list, on: own)
    case .kept:
      let kept = L8SharedKept(store: L8SharedStore())
      return .trigger(.list, on: kept)
    case .handled:
      let handled = L8SharedHandled()
      return .trigger(.list, on: handled)
    }
  }
}
func l8shared(_ window: UIWindow) {
  let root = L8SharedOwn()
  root.setRoot(for: window)
}
