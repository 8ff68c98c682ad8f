// Row 9 Implicitly unwrapped.
// resolved: NewsRoute.list, NewsRoute.list
import UIKit
import XCoordinator

var row09: UnownedRouter<NewsRoute>!
final class Row09 { var router: UnownedRouter<NewsRoute>!; func go() { router.trigger(.list); row09.trigger(.list) } }
