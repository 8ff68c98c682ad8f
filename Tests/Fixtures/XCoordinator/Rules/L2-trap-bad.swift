// L2-trap-bad A base whose handler is there to be overridden.
// resolved:
import UIKit
import XCoordinator

enum L2TrapRoute: Route { case go }
class L2TrapBase<R: Route>: NavigationCoordinator<R> {
  override func prepareTransition(for route: R) -> NavigationTransition {
    fatalError("\(Self.self) has to override this")
  }
}
final class L2Trap: L2TrapBase<L2TrapRoute> {
  init() { super.init(initialRoute: .go) }
//                                   ^^ crash-on-transition
}
let l2Trap = L2Trap()
