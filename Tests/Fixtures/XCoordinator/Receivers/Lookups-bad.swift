// Lookups-bad The router that a presentable is asked for takes the routes of the argument's type alone.
// rejected
import UIKit
import XCoordinator

func lookupsBad(_ shown: Presentable) { shown.router(for: NewsRoute.list)?.trigger(.profile) }
//                                                                                  ^^^^^^^ unknown-route
