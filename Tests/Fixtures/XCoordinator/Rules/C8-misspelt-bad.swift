// C8-misspelt A pattern that names no case may be meant to be the one that is missing: nothing is said of that.
// rejected
// fix:   override func prepareTransition(for route: MisspeltRoute) -> NavigationTransition { switch route { case .list: return .pop(); case .detail: return .dismiss() } }
import UIKit
import XCoordinator

enum MisspeltRoute: Route { case list, detail }
final class MisspeltCoordinator: NavigationCoordinator<MisspeltRoute> {
  override func prepareTransition(for route: MisspeltRoute) -> NavigationTransition { switch route { case .lisst: return .pop(); case .detail: return .dismiss() } }
//                                                                                                         ^^^^^ invalid-declaration
}
