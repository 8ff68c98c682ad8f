// L4-closures-bad What closures that are called at once give back, and what is wrapped, is a use of its own type alone.
// hints: on
import UIKit
import XCoordinator

enum CalledRoute: Route { case opened, closed, moved(Int) }
enum UncalledRoute: Route { case opened, closed, moved(Int) }
//                               ^^^^^^ hint unused-route
//                                       ^^^^^^ hint unused-route
//                                               ^^^^^ hint unused-route
final class CalledCoordinator: NavigationCoordinator<CalledRoute> {
  override func prepareTransition(for route: CalledRoute) -> NavigationTransition { .push(UIViewController()) }
}
final class CalledScreen {
  let coordinator = CalledCoordinator(), uncalled = UncalledCoordinator()
  func go(_ numbers: [Int]) {
    let next: CalledRoute = {
      if numbers.isEmpty { return .opened }
      return numbers.count > 1 ? .opened : .opened
    }()
    let all = numbers.map { number -> CalledRoute in
      if number > 1 { return .moved(number) }
      return .moved(0)
    }
    let result: Result<CalledRoute, Error> = .success(.closed)
    let maybe: CalledRoute? = .some(.closed)
    coordinator.trigger(next)
    all.forEach { coordinator.trigger($0) }
    if case .success(.closed) = result { maybe.map { coordinator.trigger($0) } }
    uncalled.setRoot(for: UIWindow(windowScene: UIWindowScene()))
  }
}
final class UncalledCoordinator: NavigationCoordinator<UncalledRoute> {
  override func prepareTransition(for route: UncalledRoute) -> NavigationTransition { .push(UIViewController()) }
}
func called(_ window: UIWindow) { CalledScreen().coordinator.setRoot(for: window); CalledScreen().go([]) }
