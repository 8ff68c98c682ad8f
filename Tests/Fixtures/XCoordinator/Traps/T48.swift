// T48 pushing a navigation coordinator.
import UIKit
import XCoordinator

final class Nest: NavigationCoordinator<TabRoute> { override func prepareTransition(for route: TabRoute) -> NavigationTransition { route == .news ? .push(NewsCoordinator()) : .present(NewsCoordinator()) } }
//                                                                                                                                                        ^^^^^^^^^^^^^^^ crash-on-transition
