// D5 A deep link that starts with its own route.
import UIKit
import XCoordinator

enum LoopRoute: Route { case jump, other }
final class Loop: NavigationCoordinator<LoopRoute> {
  override func prepareTransition(for route: LoopRoute) -> NavigationTransition {
    switch route {
    case .jump: return deepLink(LoopRoute.jump, TabRoute.news)
//                                        ^^^^ crash-on-transition
    case .other: return .pop()
    }
  }
}
let loop = Loop(initialRoute: .jump)
