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
