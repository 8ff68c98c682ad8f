// L17-good Triggered directly, nothing but a sibling, or nothing but remembered.
import UIKit
import XCoordinator

enum L17GoodRoute: Route { case web, sibling, remembered }
final class L17GoodOpener: NavigationCoordinator<L17GoodRoute> {
  let log = NSMutableArray()
  var last: UIViewController?
  override func prepareTransition(for route: L17GoodRoute) -> NavigationTransition {
    switch route {
    case .web:
      log.add("opened")
      return .none()
    case .sibling:
      addChild(NewsCoordinator())
      return .none()
    case .remembered:
      let screen = UIViewController()
      defer { last = screen }
      self.last = nil
      return .push(screen)
    }
  }
  func done(_ child: Presentable) { removeChild(child) }
}
final class L17Good: NavigationCoordinator<ProfileFlow> {
  let opener = L17GoodOpener()
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { .route(.sibling, on: opener) }
  func open() { opener.trigger(.web) }
}
final class L17Chain: NavigationCoordinator<ProfileFlow> {
  let opener = L17GoodOpener()
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { .route(.remembered, on: opener) }
}
// Who counts, logs or configures shows nothing.
enum L17CountedRoute: Route { case both, first, second }
final class L17Counter { static let shared = L17Counter(); func count(_ text: String) {} ; func open(_ text: String) {} }
final class L17Counted: NavigationCoordinator<L17CountedRoute> {
  override func prepareTransition(for route: L17CountedRoute) -> NavigationTransition {
    L17Counter.shared.count("\(route)")
    switch route {
    case .both: return chain(routes: [.first, .second])
    case .first:
      configure()
      L17Counter.shared.open("log")
      return .push(UIViewController())
    case .second: return .pop()
    }
  }
  private func configure() { rootViewController.title = "counted" }
}
