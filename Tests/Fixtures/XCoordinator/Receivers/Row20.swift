// Row 20 Elements of collections.
// resolved: NewsRoute.list, NewsRoute.list, TabRoute.index, NewsRoute.list, NewsRoute.list
import UIKit
import XCoordinator

func row20(_ makers: [() -> StrongRouter<NewsRoute>], _ routers: [StrongRouter<NewsRoute>], _ named: [String: StrongRouter<TabRoute>]) {
    makers[0]().trigger(.list)
    routers.first?.trigger(.list)
    named["main"]?.trigger(.index)
    for router in routers { router.trigger(.list) }
    makers.forEach { $0().trigger(.list) }
}
