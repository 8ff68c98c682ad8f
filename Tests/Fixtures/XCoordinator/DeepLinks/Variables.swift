// Variables A list that is changed in place holds what nobody knows; a variable that is only assigned, what was assigned.
import UIKit
import XCoordinator

enum VariablesRoute: Route {
  case append, insert, several, subscripted, handed, closure, local, later, behindIf, inLoop, captured
  case plain, assigned, configured, shadowed
}
final class VariablesCoordinator: NavigationCoordinator<VariablesRoute> {
  let account = AccountCoordinator(), news = NewsCoordinator()
  var isOn = false
  override func prepareTransition(for route: VariablesRoute) -> NavigationTransition {
    switch route {
    case .append:
      var list: [any Presentable] = [UIViewController()]
      list.append(account)
      return .set(list)
    case .insert:
      var list: [any Presentable] = []
      list.insert(account, at: 0)
      return .set(list)
    case .several:
      var list: [any Presentable] = []
      list.append(contentsOf: [UIViewController(), account] as [any Presentable])
      return .set(list)
    case .subscripted:
      var list: [any Presentable] = [UIViewController()]
      list[0] = account
      return .set(list)
    case .handed:
      var list: [any Presentable] = []
      add(&list)
      return .set(list)
    case .closure:
      var list: [any Presentable] = []
      [account].forEach { list.append($0) }
      return .set(list)
    case .local:
      var list: [any Presentable] = []
      func add() { list = [account] }
      add()
      return .set(list)
    case .later:
      var list: [any Presentable]
      let add = { list = [self.account] }
      list = []
      add()
      return .set(list)
    case .behindIf:
      var list: [any Presentable] = []
      if isOn { list.append(account) }
      return .set(list)
    case .inLoop:
      var list: [any Presentable] = []
      for child in [account] { list.append(child) }
      return .set(list)
    case .captured:
      var list: [any Presentable] = []
      let show: () -> NavigationTransition = { .set(list) }
      list = [account]
      return show()
    case .plain:
      var list: [any Presentable] = [UIViewController()]
      list = [UIViewController()]
      return .set(list)
    case .assigned:
      var child: any Presentable = news
      child = account
      return .present(child)
    case .configured:
      var child: any Presentable = news
      child.registerParent(self)
      if isOn { child = news }
      return .present(child)
    case .shadowed:
      let child: any Presentable = account
      if isOn {
        let child: any Presentable = news
        print(child)
      }
      return .present(child)
    }
  }
  private func add(_ list: inout [any Presentable]) { list.append(account) }
  func links() -> [NavigationTransition] {
    [
      deepLink(.append, AccountRoute.profile), deepLink(.insert, AccountRoute.profile),
      deepLink(.several, AccountRoute.profile), deepLink(.subscripted, AccountRoute.profile),
      deepLink(.handed, AccountRoute.profile), deepLink(.closure, AccountRoute.profile),
      deepLink(.local, AccountRoute.profile), deepLink(.later, AccountRoute.profile),
      deepLink(.behindIf, AccountRoute.profile), deepLink(.inLoop, AccountRoute.profile),
      deepLink(.captured, AccountRoute.profile), deepLink(.assigned, AccountRoute.profile),
      deepLink(.shadowed, AccountRoute.profile),
      deepLink(.plain, AccountRoute.profile),
//                                  ^^^^^^^ deep-link-unreachable
      deepLink(.assigned, NewsRoute.list),
//                                  ^^^^ deep-link-unreachable
      deepLink(.configured, AccountRoute.profile),
//                                       ^^^^^^^ deep-link-unreachable
    ]
  }
}
