// L2-trap-good Who overrides, and who hands a closure in, has a handler.
// resolved: L2TrapGoodRoute.go, L2TrapGoodRoute.go, L2TrapGoodRoute.go
import UIKit
import XCoordinator

enum L2TrapGoodRoute: Route { case go }
class L2TrapGoodBase<R: Route>: NavigationCoordinator<R> {
  override func prepareTransition(for route: R) -> NavigationTransition { fatalError("to be overridden") }
}
class L2TrapGoodMiddle<R: Route>: L2TrapGoodBase<R> {
  override func prepareTransition(for route: R) -> NavigationTransition { .none() }
}
final class L2TrapGood: L2TrapGoodBase<L2TrapGoodRoute> {
  init() { super.init(initialRoute: .go) }
  override func prepareTransition(for route: L2TrapGoodRoute) -> NavigationTransition { .push(UIViewController()) }
}
let l2TrapGood = L2TrapGood()
class L2TrapGoodSwitched: NavigationCoordinator<L2TrapGoodRoute> {
  #if DEBUG
    override func prepareTransition(for route: L2TrapGoodRoute) -> NavigationTransition { fatalError("to be overridden") }
  #else
    override func prepareTransition(for route: L2TrapGoodRoute) -> NavigationTransition { .push(UIViewController()) }
  #endif
}
final class L2TrapGoodDerived: L2TrapGoodSwitched {}
let l2TrapGoodDerived = L2TrapGoodDerived(initialRoute: .go)
class L2TrapGoodNamed: NavigationCoordinator<L2TrapGoodRoute> {
  override func prepareTransition(for route: L2TrapGoodRoute) -> NavigationTransition { fatalError(route) }
  func fatalError(_ route: L2TrapGoodRoute) -> NavigationTransition { .push(UIViewController()) }
}
final class L2TrapGoodNamedDerived: L2TrapGoodNamed {}
let l2TrapGoodNamed = L2TrapGoodNamedDerived(initialRoute: .go)
