// T12 WeakRouter is no Optional.
// resolved: NewsRoute.list
import UIKit
import XCoordinator

final class A1 { let router: WeakRouter<NewsRoute>; init(router: WeakRouter<NewsRoute>) { self.router = router }; func go() { router.trigger(.list) } }
