// T12 WeakRouter is no Optional.
import UIKit
import XCoordinator

final class A1 { let router: WeakRouter<NewsRoute>; init(router: WeakRouter<NewsRoute>) { self.router = router }; func go() { router.trigger(.list) } }
