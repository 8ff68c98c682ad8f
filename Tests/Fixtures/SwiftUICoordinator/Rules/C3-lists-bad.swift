// C3 Lists of routes: one route is none, and any route is not one of these.
// rejected
import SwiftUI
import SwiftUICoordinator

func c3one(_ c: Home) { c.set(routes: .detail(1)) }
//                                     ^^^^^^ input-mismatch
func c3any(_ c: Home, _ link: DeepLink) { c.append(routes: [.home, link.route]) }
//                                                                 ^^^^^^^^^^ input-mismatch
func c3show(_ c: Home, _ route: any NavigationRoute) { try? c.show(route: route) }
//                                                                        ^^^^^ input-mismatch
