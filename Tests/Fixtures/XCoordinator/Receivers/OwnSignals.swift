// Signals that an app declares itself are those of the router.
// resolved: NewsRoute.list, NewsRoute.article
import RxSwift
import UIKit
import XCoordinator

extension Router {
  var rx: Reactive<Self> { fatalError() }
}
extension Reactive where Base: Router {
  func trigger(_ route: Base.RouteType) -> Observable<Void> { fatalError() }
}
final class OwnSignalsModel {
  let router: AnyRouter<NewsRoute>
  init(router: AnyRouter<NewsRoute>) { self.router = router }
  func list() -> Observable<Void> { router.rx.trigger(.list) }
  func open() { _ = router.rx.trigger(.article(id: 1)) }
}
