// Helpers Of several functions of one name a call means the one that fits, and that its coordinator has.
import UIKit
import XCoordinator

extension Transition where RootViewController: UITabBarController {
  static func startOver() -> Transition { .none() }
  static func pop() -> Transition { .none() }
  static func forTabsOnly() -> Transition { .none() }
}
extension Transition where RootViewController: UINavigationController {
  static func startOver() -> Transition { .popToRoot() }
}
extension Transition {
  static func present(_ announcement: String) -> Transition { print(announcement); return .none() }
  static func dismiss(_ flag: Bool) -> Transition { flag ? .dismiss() : .none() }
  static func reveal(_ name: String) -> Transition { .none() }
  static func reveal(_ child: any Presentable) -> Transition { .present(child) }
}
enum HelpersRoute: Route {
  case over, back, presented, dismissed, revealed, named, number, text, child, labelled, either, nested, quiet
}
final class HelpersCoordinator: NavigationCoordinator<HelpersRoute> {
  let account = AccountCoordinator(), tabs = UITabBarController()
  override func prepareTransition(for route: HelpersRoute) -> NavigationTransition {
    switch route {
    case .over: return .startOver()
    case .back: return .pop()
    case .presented: return .present(account)
    case .dismissed: return .dismiss()
    case .revealed: return .reveal(account)
    case .named: return .reveal("account")
    case .number: return show(3)
    case .text: return show("x")
    case .child: return show(account)
    case .labelled: return show(item: 3)
    case .either: return show([account].min { _, _ in true }!)
    case .nested: return .perform(TabBarTransition.startOver(), on: tabs)
    case .quiet: return .dismiss(false)
    }
  }
  private func show(_ number: Int) -> NavigationTransition { .none() }
  private func show(_ text: String) -> NavigationTransition { .push(UIViewController()) }
  private func show(_ child: any Presentable) -> NavigationTransition { .present(child) }
  private func show(item: Int) -> NavigationTransition { .push(UIViewController()) }
  func links() -> [NavigationTransition] {
    [
      deepLink(.presented, AccountRoute.profile), deepLink(.revealed, AccountRoute.profile),
      deepLink(.child, AccountRoute.profile), deepLink(.either, AccountRoute.profile),
      deepLink(.text, AccountRoute.profile),
//                                 ^^^^^^^ deep-link-unreachable
    ]
  }
}
func helpers(_ c: HelpersCoordinator) {
  c.trigger(.over)
  c.trigger(.back)
  c.trigger(.presented)
  c.trigger(.dismissed)
  c.trigger(.text)
  c.trigger(.labelled)
  c.trigger(.named)
//           ^^^^^ warning no-op-transition
  c.trigger(.number)
//           ^^^^^^ warning no-op-transition
  c.trigger(.nested)
//           ^^^^^^ warning no-op-transition
  c.trigger(.quiet)
//           ^^^^^ warning no-op-transition
}
enum HelpersTab: Route { case over, only }
final class HelpersTabs: TabBarCoordinator<HelpersTab> {
  init() { super.init(tabs: [UIViewController()]) }
  override func prepareTransition(for route: HelpersTab) -> TabBarTransition {
    switch route {
    case .over: return .startOver()
    case .only: return .forTabsOnly()
    }
  }
}
func helpers(_ c: HelpersTabs) {
  c.trigger(.over)
//           ^^^^ warning no-op-transition
  c.trigger(.only)
//           ^^^^ warning no-op-transition
}
