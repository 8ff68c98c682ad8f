// L11-good Siblings that are removed, that are a coordinator's own screen, or that live as long as it.
import UIKit
import XCoordinator

final class L11Removed: NavigationCoordinator<NewsRoute> {
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
    addChild(Sib(on: rootViewController))
    return .none()
  }
  func done() { children.forEach(removeChild) }
  func gone(_ child: Presentable) { removeChild(child) }
}
final class L11Own: NavigationCoordinator<ProfileFlow> {
  override var viewController: UIViewController! { UIViewController() }
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { .pop() }
}
final class L11Added: NavigationCoordinator<NewsRoute> {
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
    addChild(L11Own(rootViewController: rootViewController))
    return .none()
  }
}
final class L11Initial: NavigationCoordinator<NewsRoute> {
  init() {
    super.init(initialRoute: nil)
    addChild(Sib(on: rootViewController))
  }
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition { .push(UIViewController()) }
}
