// T04 alias of the protocol and of the route.
// resolved: Menu.top
import UIKit
import XCoordinator

typealias Routable = Route
enum Menu: Routable { case top }
typealias Sidebar = Menu
func openMenu(_ r: WeakRouter<Sidebar>) { r.trigger(.top) }
