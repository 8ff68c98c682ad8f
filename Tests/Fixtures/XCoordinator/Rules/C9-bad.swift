// C9-bad What 1.x asked of a coordinator, and a component, where the lock file says 2.x.
// rejected
//- /Main.swift
import UIKit
import XCoordinator

final class C9Bad: NavigationCoordinator<ProfileFlow> {
  func old() -> UINavigationController { generateRootViewController() }
//                                       ^^^^^^^^^^^^^^^^^^^^^^^^^^ warning removed-api
  func prepare(for route: ProfileFlow) -> NavigationTransition { Push { UIViewController() } }
//                                                               ^^^^ warning removed-api
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { .pop() }
}
//- /Package.resolved
2.2.1
