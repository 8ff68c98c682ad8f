// L10-bad A coordinator on this coordinator's own controller, shown by it.
import UIKit
import XCoordinator

enum L10Route: Route { case pushed, presented }
final class L10Bad: NavigationCoordinator<L10Route> {
  override func prepareTransition(for route: L10Route) -> NavigationTransition {
    switch route {
    case .pushed: return .push(Sib(on: rootViewController))
//                             ^^^ crash-on-transition
    case .presented:
      let sibling = Sib(on: self.rootViewController)
      return .present(sibling)
//                    ^^^^^^^ crash-on-transition
    }
  }
}
enum L10HeldRoute: Route { case pushed, presented }
final class L10Held: NavigationCoordinator<L10HeldRoute> {
  private lazy var sibling = Sib(on: rootViewController)
  override func prepareTransition(for route: L10HeldRoute) -> NavigationTransition {
    switch route {
    case .pushed: return .push(sibling)
//                             ^^^^^^^ crash-on-transition
    case .presented: return .present(self.sibling)
//                                   ^^^^^^^^^^^^ crash-on-transition
    }
  }
}
enum L10SetRoute: Route { case pushed, presented }
final class L10Set: NavigationCoordinator<L10SetRoute> {
  private var sibling: Sib?
  override func prepareTransition(for route: L10SetRoute) -> NavigationTransition {
    switch route {
    case .pushed:
      let sibling = Sib(on: rootViewController)
      self.sibling = sibling
      return .push(sibling)
//                 ^^^^^^^ crash-on-transition
    case .presented:
      sibling = Sib(on: rootViewController)
      return .present(sibling!)
//                    ^^^^^^^^ crash-on-transition
    }
  }
}
