// C4 A box of any type tells nothing about the routes of what is in it, in an extension of a protocol neither.
// rejected
import SwiftUI
import SwiftUICoordinator

func c4any(_ c: any Routing) { try? c.show(route: c.startRoute) }
//                                    ^^^^ wrong-receiver
protocol C4Boxed: Routing { var other: any C4Boxed { get } }
extension C4Boxed {
  func go(_ route: Route) { try? other.show(route: route) }
//                                     ^^^^ wrong-receiver
  func up(_ route: Route) { parent?.append(routes: [route]) }
//                                  ^^^^^^ wrong-receiver
}
