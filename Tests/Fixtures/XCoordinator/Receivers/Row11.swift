// Row 11 Names that closures, conditions and patterns bind.
// resolved: NewsRoute.list, NewsRoute.list, NewsRoute.list, NewsRoute.list, TabRoute.index, NewsRoute.list
import UIKit
import XCoordinator

final class Row11 {
    var router: StrongRouter<NewsRoute>?
    func a() { if let router { router.trigger(.list) } }
    func b() { guard let router = router else { return }; router.trigger(.list) }
    func c() -> () -> Void { { [weak self] in guard let self else { return }; self.router?.trigger(.list) } }
    func d() -> () -> Void { { [router] in router?.trigger(.list) } }
    func e(_ pair: (StrongRouter<TabRoute>, n: StrongRouter<NewsRoute>)) { let (t, n) = pair; t.trigger(.index); n.trigger(.list) }
}
