// A route that a requirement rules out.
// rejected
import UIKit
import XCoordinator

func whereBad<T: Router>(_ r: T) where T.RouteType == AppRoute { r.trigger(.list) }
//                                                                          ^^^^ unknown-route
