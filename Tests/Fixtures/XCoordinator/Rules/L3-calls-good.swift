// L3-calls-good What a no-op is given, or what stands before it, may do all that there is to do.
import UIKit
import XCoordinator

enum L3CallsRoute: Route { case passed, stored }
final class L3Request { @discardableResult func send(_ text: String) -> L3Request { self } }
final class L3Calls: NavigationCoordinator<L3CallsRoute> {
  override func prepareTransition(for route: L3CallsRoute) -> NavigationTransition {
    switch route {
    case .passed: return perform(L3Request().send("passed"))
    case .stored:
      let request = L3Request().send("stored")
      return perform(request)
    }
  }
  private func perform(_ request: L3Request) -> NavigationTransition { .none() }
}
func l3calls(_ c: L3Calls) { c.trigger(.passed); c.trigger(.stored) }

// To make a coordinator is to trigger its first route.
enum L3ChildRoute: Route { case home }
final class L3Child: NavigationCoordinator<L3ChildRoute> {
  init(root: UINavigationController) { super.init(rootViewController: root, initialRoute: .home) }
  override func prepareTransition(for route: L3ChildRoute) -> NavigationTransition { .push(UIViewController()) }
}
extension Transition {
  static func none(_ child: any Presentable) -> Transition { .none() }
}
enum L3ParentRoute: Route { case handed, stored }
final class L3Parent: NavigationCoordinator<L3ParentRoute> {
  override func prepareTransition(for route: L3ParentRoute) -> NavigationTransition {
    switch route {
    case .handed: return .none(L3Child(root: rootViewController))
    case .stored:
      let child = L3Child(root: rootViewController)
      return .none(child)
    }
  }
}
func l3calls(_ c: L3Parent) { c.trigger(.handed); c.trigger(.stored) }
