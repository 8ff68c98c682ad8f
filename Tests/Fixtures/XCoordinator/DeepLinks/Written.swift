// Written Payloads that the source writes decide the path.
import UIKit
import XCoordinator

enum DLWTabRoute: Route { case news }
final class DLWTabsCoordinator: TabBarCoordinator<DLWTabRoute> {
  init() { super.init(tabs: []) }
  override func prepareTransition(for route: DLWTabRoute) -> TabBarTransition { .select(index: 0) }
}
enum DLWMode { case on, other(Int) }
enum DLWAppRoute: Route { case range(Int), compare(Int, Bool), guarded(Int), tuple(Bool, Bool), mode(DLWMode), list([Int]) }
final class DLWAppCoordinator: NavigationCoordinator<DLWAppRoute> {
  let tabs = DLWTabsCoordinator()
  override func prepareTransition(for route: DLWAppRoute) -> NavigationTransition {
    switch route {
    case .range(let n):
      switch n { case 1...3: return .present(tabs); default: return .dismiss() }
    case .compare(let n, let flag):
      if n > 2, flag { return .present(tabs) }
      return .dismiss()
    case .guarded(let n) where n > 3: return .present(tabs)
    case .guarded: return .dismiss()
    case .tuple(let a, let b):
      switch (a, b) {
      case (false, true): return .present(tabs)
      case (true, _), (false, false): return .dismiss()
      }
    case .mode(let mode):
      switch mode { case .other(let n) where n > 2: return .present(tabs); default: return .dismiss() }
    case .list(let items): return items.isEmpty ? .dismiss() : .present(tabs)
    }
  }
  func go() {
    let options = TransitionOptions(animated: true)
    performTransition(deepLink(.range(2), DLWTabRoute.news), with: options)
    performTransition(deepLink(.compare(3, true), DLWTabRoute.news), with: options)
    performTransition(deepLink(.guarded(5), DLWTabRoute.news), with: options)
    performTransition(deepLink(.tuple(false, true), DLWTabRoute.news), with: options)
    performTransition(deepLink(.mode(.other(3)), DLWTabRoute.news), with: options)
    performTransition(deepLink(.list([1]), DLWTabRoute.news), with: options)
  }
}
let dlwApp = DLWAppCoordinator()
