// C1 A case that does not exist.
// rejected
// fix: func c1(_ c: Home) { try? c.show(route: .detail(1)) }
import SwiftUI
import SwiftUICoordinator

func c1(_ c: Home) { try? c.show(route: .detial(1)) }
//                                       ^^^^^^ unknown-route
func c1b(_ c: Home) { c.append(routes: [.home, HomeRoute.hoem]) }
//                                                       ^^^^ unknown-route
