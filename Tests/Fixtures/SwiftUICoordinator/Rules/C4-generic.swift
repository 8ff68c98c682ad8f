// C4 Generic code shows the routes of whatever type it is used with: extensions of protocols, opaque parameters.
// unresolved: the receiver's type is not known; the receiver's type is not known; the receiver's type is not known; the receiver's type is not known; the receiver's type is not known; the receiver's type is not known; the receiver's type is not known; the receiver's type is not known; the receiver's type is not known; the receiver's type is not known; the receiver's type is not known
import SwiftUI
import SwiftUICoordinator

protocol C4Safe: Routing {}
extension C4Safe {
  func go(_ route: Route) { try? show(route: route) }
  func again(_ route: Route) {
    let other = self
    try? other.show(route: route)
  }
}
protocol C4Viewing: Routing, RouterViewFactory {}
extension C4Viewing { func go(_ route: Route) { set(routes: [route]) } }
protocol C4Plain: Coordinator {}
extension C4Plain where Self: Navigator & RouterViewFactory {
  func go(_ route: Route) { self.append(routes: [route], animated: true) }
}
protocol C4Flow: Routing {}
extension C4Flow where Route: Hashable {
  func jump(to route: Route) { if route != startRoute { try? show(route: route) } }
}
protocol C4Backing: Routing {}
extension C4Backing where Self: RouterViewFactory { func go(_ route: Route) { try? show(route: route) } }
func c4some(_ c: some Routing) { try? c.show(route: c.startRoute) }
func c4both(_ c: some Navigator & Coordinator) { try? c.show(route: c.startRoute) }
func c4opened(_ c: any Routing) {
  func open<C: Routing>(_ c: C) { try? c.show(route: c.startRoute) }
  open(c)
}
func c4views(_ c: some Routing & RouterViewFactory, _ others: [some Routing]) {
  for other in others { try? other.show(route: other.startRoute) }
}
protocol C4Shop<Route>: Routing {}
func c4named(_ c: any C4Shop<HomeRoute>) { try? c.show(route: .sheet) }
