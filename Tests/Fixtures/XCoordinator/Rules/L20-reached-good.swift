// L20-reached-good Instances that another type shows, whatever way it gets hold of them.
import UIKit
import XCoordinator

enum L20ReachedRoute: Route { case home, link }
final class L20Reached: NavigationCoordinator<L20ReachedRoute> {
  override func prepareTransition(for route: L20ReachedRoute) -> NavigationTransition { .push(UIViewController()) }
}
protocol L20HasRoot { var offered: L20Reached { get } }
class L20Base { let inherited = L20Reached() }
final class L20Holder: L20Base, L20HasRoot {
  static let shared = L20Holder()
  let asked = L20Reached(), local = L20Reached(), bound = L20Reached(), stored = L20Reached(), given = L20Reached()
  let offered = L20Reached(), shown = L20Reached()
  var root: L20Reached { given }
  func open() {
    asked.trigger(.link)
    local.trigger(.link)
    bound.trigger(.link)
    stored.trigger(.link)
    given.trigger(.link)
    offered.trigger(.link)
    shown.trigger(.link)
  }
}
extension L20Base { func open(_ route: L20ReachedRoute) { inherited.trigger(.home) } }
final class L20ReachedScene {
  var kept: L20Reached?
  func show(_ window: UIWindow, _ holder: L20Holder?, _ some: L20HasRoot) {
    L20Holder.shared.asked.setRoot(for: window)
    if let holder {
      let root = holder.local
      root.setRoot(for: window)
    }
    guard let found = holder?.bound else { return }
    found.setRoot(for: window)
    kept = holder?.stored
    kept?.setRoot(for: window)
    holder?.root.setRoot(for: window)
    some.offered.setRoot(for: window)
    window.rootViewController = holder?.shown.viewController
    holder?.inherited.setRoot(for: window)
  }
}
