// RxSwift hands the object over that a subscription or a binder is bound to.
// rejected
// resolved: NewsRoute.list, NewsRoute.list, NewsRoute.list, NewsRoute.list, NewsRoute.list, -
import UIKit
import XCoordinator
import RxSwift

final class RxModel {
  let router: UnownedRouter<NewsRoute>
  let taps: Observable<Int>
  let bag = DisposeBag()
  init(_ router: UnownedRouter<NewsRoute>, _ taps: Observable<Int>) {
    self.router = router
    self.taps = taps
  }

  func bind() {
    taps.subscribe(with: self) { owner, _ in owner.router.trigger(.list) }.disposed(by: bag)
    taps.map { $0 + 1 }.subscribe(with: self, onNext: { $0.router.trigger(.list) ; _ = $1 }).disposed(by: bag)
    taps.withUnretained(self).subscribe(onNext: { owner, _ in owner.router.trigger(.list) }).disposed(by: bag)
    taps.withUnretained(self).subscribe(onNext: { pair in pair.0.router.trigger(.list) }).disposed(by: bag)
    taps.subscribe(with: self) { owner, _ in owner.router.trigger(.lsit) }.disposed(by: bag)
//                                                                 ^^^^ unknown-route
    taps.bind(to: Binder(self) { owner, _ in owner.router.trigger(.list) }).disposed(by: bag)
    taps.map { NewsRoute.article(id: $0) }.bind(to: Binder(self) { $0.router.trigger($1) }).disposed(by: bag)
  }
}
