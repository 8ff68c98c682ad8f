// Payloads What a case is given decides which way its handler goes, an enum's case as well as a truth value.
import UIKit
import XCoordinator

enum PayloadMode: Equatable {
  case account, news, other(Bool)
  static let usual = PayloadMode.account
}
enum PayloadsRoute: Route {
  case matched(PayloadMode), compared(PayloadMode), maybe(PayloadMode?), aliased(PayloadMode), unwrapped(PayloadMode?)
}
final class PayloadsCoordinator: NavigationCoordinator<PayloadsRoute> {
  let account = AccountCoordinator(), news = NewsCoordinator()
  override func prepareTransition(for route: PayloadsRoute) -> NavigationTransition {
    switch route {
    case .matched(.account), .matched(.other(true)): return .present(account)
    case .matched(.news), .matched(.other(false)): return .present(news)
    case .compared(let mode): return mode == .account ? .present(account) : .present(news)
    case .maybe(let mode?): return open(mode)
    case .maybe(nil): return .pop()
    case .unwrapped(.some(.account)): return .present(account)
    case .unwrapped(.some): return .present(news)
    case .unwrapped(.none): return .pop()
    case .aliased(.usual): return .present(account)
    case .aliased: return .present(news)
    }
  }
  private func open(_ mode: PayloadMode) -> NavigationTransition {
    guard case .news = mode else { return .present(account) }
    return .present(news)
  }
  func links(_ mode: PayloadMode, _ some: PayloadMode?) -> [NavigationTransition] {
    [
      deepLink(.matched(.account), AccountRoute.profile), deepLink(.matched(.news), NewsRoute.list),
      deepLink(.matched(.other(true)), AccountRoute.profile), deepLink(.matched(.other(false)), NewsRoute.list),
      deepLink(.compared(PayloadMode.account), AccountRoute.profile), deepLink(.compared(.news), NewsRoute.list),
      deepLink(.maybe(.account), AccountRoute.profile), deepLink(.maybe(.news), NewsRoute.list),
      deepLink(.aliased(.news), NewsRoute.list),
      deepLink(.unwrapped(.account), AccountRoute.profile), deepLink(.unwrapped(.news), NewsRoute.list),
      deepLink(.matched(.news), AccountRoute.profile),
//                                           ^^^^^^^ deep-link-unreachable
      deepLink(.matched(.other(false)), AccountRoute.profile),
//                                                   ^^^^^^^ deep-link-unreachable
      deepLink(.compared(.account), NewsRoute.list),
//                                            ^^^^ deep-link-unreachable
      deepLink(.maybe(.news), AccountRoute.profile),
//                                         ^^^^^^^ deep-link-unreachable
      deepLink(.maybe(.none), AccountRoute.profile),
//                                         ^^^^^^^ deep-link-unreachable
      deepLink(.matched(mode), AccountRoute.profile),
//                                          ^^^^^^^ warning deep-link-fragile
      deepLink(.maybe(some), AccountRoute.profile),
//                                        ^^^^^^^ warning deep-link-fragile
    ]
  }
}
