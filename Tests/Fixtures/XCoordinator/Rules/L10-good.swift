// L10-good A sibling that is added, one with its own controller, and one on another coordinator's.
import UIKit
import XCoordinator

final class L10Own: NavigationCoordinator<ProfileFlow> {
  override var viewController: UIViewController! { UIViewController() }
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { .pop() }
}
enum L10GoodRoute: Route { case added, own, fresh }
final class L10Good: NavigationCoordinator<L10GoodRoute> {
  init(_ root: UINavigationController) {
    super.init(rootViewController: root)
    addChild(L10Own(rootViewController: root))
  }
  override func prepareTransition(for route: L10GoodRoute) -> NavigationTransition {
    switch route {
    case .added: return .trigger(.open, on: L10Own(rootViewController: rootViewController))
    case .own: return .push(L10Own(rootViewController: rootViewController))
    case .fresh: return .present(Sib(on: UINavigationController()))
    }
  }
}
enum L10HeldGoodRoute: Route { case added, presented }
final class L10HeldGood: NavigationCoordinator<L10HeldGoodRoute> {
  private lazy var sibling = Sib(on: rootViewController)
  private let other = Sib(on: UINavigationController())
  override func prepareTransition(for route: L10HeldGoodRoute) -> NavigationTransition {
    switch route {
    case .added: return .trigger(.open, on: sibling)
    case .presented: return .present(other)
    }
  }
}
