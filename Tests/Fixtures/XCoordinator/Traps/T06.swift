// T06 struct routes and static members.
// resolved: WebRoute.home, -
import UIKit
import XCoordinator

struct WebRoute: Route { let url: String; static let home = WebRoute(url: "/") }
func openWeb(_ r: StrongRouter<WebRoute>) { r.trigger(.home); r.trigger(WebRoute(url: "/a")) }
