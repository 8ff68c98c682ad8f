// C1-mapped-bad A redirection whose closure hands on what the parent's route type does not have, or names what its own lacks.
// rejected
import UIKit
import XCoordinator

enum MappedRoute: Route { case first, second }
final class MappedRouter: RedirectionRouter<AppRoute, MappedRoute> {
  init(parent: UnownedRouter<AppRoute>) {
    super.init(viewController: UIViewController(), parent: parent) { route in
      switch route {
      case .first: return .man
//                         ^^^ unknown-route
      case .second: return .login
      }
    }
  }
  init(tabs parent: UnownedRouter<AppRoute>) {
    super.init(viewController: UIViewController(), parent: parent) { _ in TabRoute.news }
//                                                                                 ^^^^ broken-chain
  }
  init(other parent: UnownedRouter<AppRoute>) {
    super.init(viewController: UIViewController(), parent: parent) { _ in .maybe(1) }
//                                                                         ^^^^^ input-mismatch
  }
}
func mapped(_ app: UnownedRouter<AppRoute>) -> RedirectionRouter<AppRoute, MappedRoute> {
  RedirectionRouter<AppRoute, MappedRoute>(viewController: UIViewController(), parent: app, map: { _ in .loggin })
//                                                                                                       ^^^^^^ unknown-route
}
final class MappedSwitch: RedirectionRouter<AppRoute, MappedRoute> {
  init(parent: UnownedRouter<AppRoute>) {
    super.init(viewController: UIViewController(), parent: parent) {
      switch $0 {
      case .frst: return .login
//          ^^^^ invalid-declaration
      default: return .login
      }
    }
  }
}
