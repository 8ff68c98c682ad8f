// Row 10 Chains through nested structs, protocols and `$0`.
// resolved: NewsRoute.list, NewsRoute.list, TabRoute.index, NewsRoute.list
import UIKit
import XCoordinator

protocol Row10Needs { var router: StrongRouter<NewsRoute> { get } }
final class Row10Model { let router: UnownedRouter<NewsRoute>; init(_ r: UnownedRouter<NewsRoute>) { router = r } }
final class Row10 {
    struct Inner { var needs: Row10Needs }
    var inner: Inner?
    var viewModel: Row10Model?
    var tabs: TabsCoordinator?
    func go() {
        inner?.needs.router.trigger(.list)
        viewModel?.router.trigger(.list)
        let later = { [weak self] in self?.tabs?.strongRouter.trigger(.index) }
        _ = later()
        [Row10Model]().forEach { $0.router.trigger(.list) }
    }
}
