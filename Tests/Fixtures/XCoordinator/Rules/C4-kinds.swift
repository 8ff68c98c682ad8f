// C4 Every factory on a kind of coordinator that lacks it, and what a redirection lacks.
// rejected
import UIKit
import XCoordinator

func c4Tab(_ p: UIViewController) -> [TabBarTransition] {
  [
    .push(p),
//   ^^^^ wrong-receiver
    .pop(),
//   ^^^ wrong-receiver
    .popToRoot(),
//   ^^^^^^^^^ wrong-receiver
    .pop(to: p),
//   ^^^ wrong-receiver
  ]
}
final class C4Tab: TabBarCoordinator<ProfileFlow> {
  func popping() -> TabBarTransition { .pop() }
//                                      ^^^ wrong-receiver
  override func prepareTransition(for route: ProfileFlow) -> TabBarTransition {
    switch route {
    case .open: return .popToRoot()
//                      ^^^^^^^^^ wrong-receiver
    }
  }
}
final class C4Navigation: NavigationCoordinator<AccountRoute> {
  override func prepareTransition(for route: AccountRoute) -> NavigationTransition {
    switch route {
    case .profile: return .select(UIViewController())
//                         ^^^^^^ wrong-receiver
    case .close: return .select(index: 1)
//                       ^^^^^^ wrong-receiver
    }
  }
}
final class C4View: ViewCoordinator<AccountRoute> {
  override func prepareTransition(for route: AccountRoute) -> ViewTransition {
    switch route {
    case .profile: return .push(UIViewController())
//                         ^^^^ wrong-receiver
    case .close: return .set([UIViewController()])
//                       ^^^ wrong-receiver
    }
  }
}
final class C4Split: SplitCoordinator<AccountRoute> {
  override func prepareTransition(for route: AccountRoute) -> SplitTransition {
    switch route {
    case .profile: return .push(UIViewController())
//                         ^^^^ wrong-receiver
    case .close: return .select(index: 0)
//                       ^^^^^^ wrong-receiver
    }
  }
}
final class C4Page: PageCoordinator<AccountRoute> {
  override func prepareTransition(for route: AccountRoute) -> PageTransition {
    switch route {
    case .profile: return .popToRoot()
//                         ^^^^^^^^^ wrong-receiver
    case .close: return .select(UIViewController())
//                       ^^^^^^ wrong-receiver
    }
  }
}
func c4Redirect(_ r: Redirect) {
  _ = r.weakRouter
//      ^^^^^^^^^^ wrong-receiver
  r.addChild(UIViewController())
//  ^^^^^^^^ wrong-receiver
}
