// C7 A case that has no value need not be handled, and `true?` is a value like another.
import UIKit
import XCoordinator

enum C7Valued: Route { case plain, never(Never), flag(Bool?) }
final class C7ValuedCoordinator: NavigationCoordinator<C7Valued> {
  override func prepareTransition(for route: C7Valued) -> NavigationTransition {
    switch route {
    case .plain, .flag(nil), .flag(true?), .flag(false?): return .pop()
    }
  }
}
func c7name(_ route: C7Valued) -> String {
  switch route {
  case .plain: return "plain"
  case .flag(nil), .flag(true?), .flag(false?): return "flag"
  }
}
