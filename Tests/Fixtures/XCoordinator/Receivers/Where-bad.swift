// A route that a requirement rules out.
// rejected
import UIKit
import XCoordinator

func whereBad<T: Router>(_ r: T) where T.RouteType == AppRoute { r.trigger(.list) }
//                                                                          ^^^^ unknown-route
extension NavigationCoordinator where RouteType == AppRoute { func whereBad() { trigger(.list) } }
//                                                                                       ^^^^ unknown-route
extension Router where RouteType == AppRoute { func whereBadStrong() { strongRouter.trigger(.list) } }
//                                                                                           ^^^^ unknown-route
