// T54 missing case, resilient: other findings of the file still come.
// rejected
import UIKit
import XCoordinator

final class Half: NavigationCoordinator<AccountRoute> { override func prepareTransition(for route: AccountRoute) -> NavigationTransition { switch route { case .profile: return .pop() } } }
//                                                                                                                                         ^^^^^^ non-exhaustive-switch
