// Row 5 Routers that are made by hand.
// resolved: NewsRoute.list, NewsRoute.list, NewsRoute.list, NewsRoute.list
import UIKit
import XCoordinator

final class Row05 {
    let news = NewsCoordinator()
    func go() {
        StrongRouter(news).trigger(.list)
        AnyCoordinator(news).trigger(.list)
        UnownedRouter(news) { $0.strongRouter }.trigger(.list)
        let weak = WeakRouter(news) { $0.strongRouter }
        weak.trigger(.list)
    }
}
