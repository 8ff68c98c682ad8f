// Row 17 An own holder: typed inside, and its methods pass routes on.
// resolved: NewsRoute.list, -, NewsRoute.article, NewsRoute.list
import UIKit
import XCoordinator

struct Row17Holder {
    let router: StrongRouter<NewsRoute>
    func open() { router.trigger(.list) }
    func show(_ route: NewsRoute) { router.trigger(route) }
}
func row17(_ h: Row17Holder) { h.open(); h.show(.article(id: 1)); h.show(NewsRoute.list) }
