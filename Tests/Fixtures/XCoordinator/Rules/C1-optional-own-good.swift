// C1-optional-own-good An initial route that an extension of Optional gives.
// resolved: NewsRoute.list
// unresolved: 'last' may be a member of Optional
import UIKit
import XCoordinator

extension Optional where Wrapped == NewsRoute { static var last: NewsRoute? { nil } }
let c1optionalOwn = [
    NavigationCoordinator<NewsRoute>(initialRoute: .last), NavigationCoordinator<NewsRoute>(initialRoute: .list),
]
