// C9-good The same names where the workspace declares them itself.
//- /Main.swift
import UIKit
import XCoordinator

struct Embed { init(_ make: () -> UIViewController) {} }
final class C9Good: NavigationCoordinator<ProfileFlow> {
  func generateRoot() -> Embed { prepare(for: .open) }
  func prepare(for route: ProfileFlow) -> Embed { Embed { UIViewController() } }
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { .pop() }
}
func c9Good(_ r: UnownedRouter<NewsRoute>) { r.trigger(.list) }
//- /Package.resolved
2.2.1
