// L3-made-bad To make what a no-op is given does nothing.
import UIKit
import XCoordinator

enum L3MadeRoute: Route { case passed, stored }
final class L3MadeScreen: UIViewController { var style = 0 }
final class L3Made: NavigationCoordinator<L3MadeRoute> {
  override func prepareTransition(for route: L3MadeRoute) -> NavigationTransition {
    switch route {
    case .passed: return show(L3MadeScreen())
    case .stored:
      let screen = L3MadeScreen()
      return show(screen)
    }
  }
  private func show(_ screen: L3MadeScreen) -> NavigationTransition { .none() }
}
func l3made(_ c: L3Made) {
  c.trigger(.passed)
//           ^^^^^^ warning no-op-transition
  c.trigger(.stored)
//           ^^^^^^ warning no-op-transition
}
