// OwnMembers What properties, functions of types and cases that fall through give decides where a deep link goes on.
import UIKit
import XCoordinator

enum OwnMemberRoute: Route { case property, once, ownStatic, namedStatic, falls, target, elsewhere, made }
final class OwnMembers: NavigationCoordinator<OwnMemberRoute> {
  let tabs = TabsCoordinator()
  private var toTabs: NavigationTransition { .present(tabs) }
  private lazy var toTabsOnce: NavigationTransition = .present(tabs)
  private var away: NavigationTransition { .dismiss() }
  private static func show(_ shown: Presentable) -> NavigationTransition { .present(shown) }
  override func prepareTransition(for route: OwnMemberRoute) -> NavigationTransition {
    switch route {
    case .property: return toTabs
    case .once: return toTabsOnce
    case .ownStatic: return Self.show(tabs)
    case .namedStatic: return OwnMembers.show(tabs)
    case .falls: fallthrough
    case .target: return .present(tabs)
    case .elsewhere: return away
    case .made: return .present(OwnMemberScreens.tabs())
    }
  }
  func links() -> [NavigationTransition] {
    [
      deepLink(.property, TabRoute.news), deepLink(.once, TabRoute.news), deepLink(.ownStatic, TabRoute.news),
      deepLink(.namedStatic, TabRoute.news), deepLink(.falls, TabRoute.news), deepLink(.made, TabRoute.news),
      deepLink(.elsewhere, TabRoute.news),
//                                  ^^^^ deep-link-unreachable
    ]
  }
}
enum OwnMemberScreens {
  static func tabs() -> TabsCoordinator { TabsCoordinator() }
}
