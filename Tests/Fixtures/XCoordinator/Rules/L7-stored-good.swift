// L7-stored-good Stored behind a cast, in a dictionary, by another name.
import UIKit
import XCoordinator

enum L7SAppRoute: Route { case main }
final class L7SAppCoordinator: NavigationCoordinator<L7SAppRoute> {
  override func prepareTransition(for route: L7SAppRoute) -> NavigationTransition { .push(UIViewController()) }
}
final class L7SSceneDelegate {
  var window: UIWindow!
  var root: Any?
  var app: L7SAppCoordinator?
  var coordinators: [String: Presentable] = [:]
  func cast() { let c = L7SAppCoordinator(); c.setRoot(for: window); root = c as Any }
  func castRouter() { let c = L7SAppCoordinator(); c.setRoot(for: window); root = c.strongRouter as Presentable }
  func dictionary() { let c = L7SAppCoordinator(); c.setRoot(for: window); coordinators = ["root": c] }
  func nested() {
    let c = L7SAppCoordinator()
    window.rootViewController = c.viewController
    if app == nil { let kept = c; app = kept }
  }
  func conditional() { let c = L7SAppCoordinator(); c.setRoot(for: window); if let x = c as L7SAppCoordinator? { app = x } }
}
func l7sGo(_ s: L7SSceneDelegate) { s.app?.trigger(.main) }
