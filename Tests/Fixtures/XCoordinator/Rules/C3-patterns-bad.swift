// C3-patterns-bad Handlers whose patterns take apart what a case does not carry.
// rejected
import UIKit
import XCoordinator

enum PatternRoute: Route { case plain, one(Int), two(a: Int, b: String), tab(TabRoute), closed }
final class PatternCoordinator: NavigationCoordinator<PatternRoute> {
  override func prepareTransition(for route: PatternRoute) -> NavigationTransition {
    switch route {
    case .plain(let x): return .push(UIViewController())
//        ^^^^^ input-mismatch
    case .one(let a, let b): return .push(UIViewController())
//        ^^^ input-mismatch
    case .two(let a, let b, let c): return .push(UIViewController())
//        ^^^ input-mismatch
    case .two(x: let a, b: let b): return .push(UIViewController())
//        ^^^ input-mismatch
    case .tab(.accounts): return .pop()
//             ^^^^^^^^ invalid-declaration
    case .tab(.news(1)): return .pop()
//             ^^^^ input-mismatch
    case .closed(_): return .pop()
//        ^^^^^^ input-mismatch
    default: return .dismiss()
    }
  }
}
