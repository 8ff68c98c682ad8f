// L20-reached-bad Another type shows its own instance; of this one only something is asked.
import UIKit
import XCoordinator

enum L20AskedRoute: Route { case home }
final class L20Asked: NavigationCoordinator<L20AskedRoute> {
  override func prepareTransition(for route: L20AskedRoute) -> NavigationTransition { .push(UIViewController()) }
}
final class L20AskedHolder {
  let coordinator = L20Asked()
  func open() {
    coordinator.trigger(.home)
//                       ^^^^ hint detached-instance
  }
}
final class L20AskedScene {
  let coordinator = L20Asked()
  func show(_ window: UIWindow, _ holder: L20AskedHolder) {
    coordinator.setRoot(for: window)
    print(holder.coordinator.children.count)
  }
}
