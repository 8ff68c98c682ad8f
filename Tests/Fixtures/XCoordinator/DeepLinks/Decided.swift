// Decided What a link's own code has looked at, or has written, decides which way a handler goes.
import UIKit
import XCoordinator

enum DecidedTabRoute: Route { case one }
final class DecidedTabs: TabBarCoordinator<DecidedTabRoute> {
  init() { super.init(tabs: [UIViewController(), UIViewController()], select: 0) }
  override func prepareTransition(for route: DecidedTabRoute) -> TabBarTransition { .select(index: 1) }
}
struct DecidedUser {
  var isAdmin = false
  static let admin = DecidedUser(isAdmin: true)
  static var current = DecidedUser()
}
struct DecidedLink { let host: String?; init(_ text: String) { host = text } }
enum DecidedRoute: Route {
  case main(isLogged: Bool), gate, helped, filtered, user(DecidedUser), list([Int]), link(DecidedLink), session, start, limit, own
}
final class Decided: NavigationCoordinator<DecidedRoute> {
  private let tabs = DecidedTabs()
  private var isLogged = false
  private var session: String?
  private let isOwn = true
  static let isEnabled = true
  static let limit = 3
  override func prepareTransition(for route: DecidedRoute) -> NavigationTransition {
    switch route {
    case .main(let isLogged): return isLogged ? .present(tabs) : .push(UIViewController())
    case .gate:
      guard isLogged else { return .push(UIViewController()) }
      return .present(tabs)
    case .helped: return helped()
    case .filtered where isLogged: return .present(tabs)
    case .filtered: return .dismiss()
    case .user(let user):
      if user.isAdmin { return .present(tabs) }
      return .dismiss()
    case .list(let list):
      guard let first = list.first, first > 1 else { return .dismiss() }
      return .present(tabs)
    case .link(let link):
      guard link.host == "x" else { return .dismiss() }
      return .present(tabs)
    case .session: return session == nil ? .none() : .present(tabs)
    case .start: return Self.isEnabled ? .present(tabs) : .dismiss()
    case .limit: return Decided.limit > 2 ? .present(tabs) : .dismiss()
    case .own: return self.isOwn ? .present(tabs) : .dismiss()
    }
  }
  private func helped() -> NavigationTransition { isLogged ? .present(tabs) : .dismiss() }

  // Written.
  func written(_ number: Int) -> [NavigationTransition] {
    let logged = true
    let admin = DecidedUser(isAdmin: true)
    return [
      deepLink(.main(isLogged: logged), DecidedTabRoute.one), deepLink(.user(.admin), DecidedTabRoute.one),
      deepLink(.user(DecidedUser.admin), DecidedTabRoute.one), deepLink(.user(admin), DecidedTabRoute.one),
      deepLink(.user(DecidedUser(isAdmin: true)), DecidedTabRoute.one), deepLink(.list([3, 4]), DecidedTabRoute.one),
      deepLink(.link(DecidedLink("x")), DecidedTabRoute.one), deepLink(.start, DecidedTabRoute.one),
      deepLink(.limit, DecidedTabRoute.one), deepLink(.own, DecidedTabRoute.one),
      deepLink(.user(.current), DecidedTabRoute.one),
//                                              ^^^ warning deep-link-fragile
      deepLink(.user(DecidedUser(isAdmin: number > 1)), DecidedTabRoute.one),
//                                                                      ^^^ warning deep-link-fragile
    ]
  }

  // Looked at.
  func ternary(_ logged: Bool) -> NavigationTransition {
    logged ? deepLink(.main(isLogged: logged), DecidedTabRoute.one) : .none()
  }
  func guarded(_ user: DecidedUser?) -> NavigationTransition {
    guard let user, user.isAdmin else { return .none() }
    return deepLink(.user(user), DecidedTabRoute.one)
  }
  func bound(_ list: [Int]) -> NavigationTransition {
    if let first = list.first, first > 1 { return deepLink(.list(list), DecidedTabRoute.one) }
    return .none()
  }
  func own() -> NavigationTransition {
    if isLogged { return deepLink(.gate, DecidedTabRoute.one) } else { return .none() }
  }
  func kept() -> NavigationTransition {
    guard session != nil else { return .none() }
    return deepLink(.session, DecidedTabRoute.one)
  }
  func set() -> NavigationTransition {
    isLogged = true
    return deepLink(.gate, DecidedTabRoute.one)
  }
  func inClosure(_ load: (@escaping (DecidedUser?) -> NavigationTransition) -> NavigationTransition) -> NavigationTransition {
    load { user in
      guard let user, user.isAdmin else { return .none() }
      return self.deepLink(.user(user), DecidedTabRoute.one)
    }
  }
  func byHelper() -> NavigationTransition { isLogged ? deepLink(.helped, DecidedTabRoute.one) : .none() }
  func byFilter() -> NavigationTransition { isLogged ? deepLink(.filtered, DecidedTabRoute.one) : .none() }

  // Nothing that the ways depend on.
  func other(_ logged: Bool, _ route: DecidedRoute) -> NavigationTransition {
    switch route {
    case .session where session != nil: return deepLink(.gate, DecidedTabRoute.one)
//                                                                             ^^^ warning deep-link-fragile
    default: return deepLink(.main(isLogged: logged), DecidedTabRoute.one)
//                                                                    ^^^ warning deep-link-fragile
    }
  }
  func later() -> NavigationTransition {
    let link = deepLink(.gate, DecidedTabRoute.one)
//                                             ^^^ warning deep-link-fragile
    return isLogged ? link : .none()
  }
}
