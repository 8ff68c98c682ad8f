// L8-kept-good Children that are stored, or that add themselves.
import UIKit
import XCoordinator

enum L8KChildRoute: Route { case list }
class L8KChildCoordinator: NavigationCoordinator<L8KChildRoute> {
  override func prepareTransition(for route: L8KChildRoute) -> NavigationTransition { .push(UIViewController()) }
}
extension L8KChildCoordinator { func attach(to parent: L8KAppCoordinator) { parent.addChild(self) } }
class L8KAttachedCoordinator<R: Route>: NavigationCoordinator<R> {
  init(parent: L8KAppCoordinator) { super.init(initialRoute: nil); register(in: parent) }
  private func register(in parent: L8KAppCoordinator) { parent.addChild(self) }
}
final class L8KSecondCoordinator: L8KAttachedCoordinator<L8KChildRoute> {
  override func prepareTransition(for route: L8KChildRoute) -> NavigationTransition { .push(UIViewController()) }
}
enum L8KAppRoute: Route { case dictionary, cast, castStored, nested, attach, base }
final class L8KAppCoordinator: NavigationCoordinator<L8KAppRoute> {
  private var kids: [String: Presentable] = [:]
  private var current: Any?
  override func prepareTransition(for route: L8KAppRoute) -> NavigationTransition {
    switch route {
    case .dictionary:
      let child = L8KChildCoordinator()
      kids = ["child": child]
      return .trigger(.list, on: child)
    case .cast:
      let child = L8KChildCoordinator()
      return .multiple(.present(child as Presentable), .trigger(.list, on: child))
    case .castStored:
      let child = L8KChildCoordinator()
      current = child as Any
      return .trigger(.list, on: child)
    case .nested:
      let child = L8KChildCoordinator()
      if current == nil { let kept = child; current = kept } else { kids["x"] = child as Presentable }
      return .trigger(.list, on: child)
    case .attach:
      let child = L8KChildCoordinator()
      child.attach(to: self)
      return .trigger(.list, on: child)
    case .base:
      let child = L8KSecondCoordinator(parent: self)
      return .trigger(.list, on: child)
    }
  }
}
let l8kApp = L8KAppCoordinator()
func l8kGo() { l8kApp.trigger(.dictionary); l8kApp.trigger(.cast); l8kApp.trigger(.castStored); l8kApp.trigger(.nested); l8kApp.trigger(.attach); l8kApp.trigger(.base) }
