// L18-good Values that are subscribed, returned, stored or performed.
import RxSwift
import UIKit
import XCoordinator
import XCoordinatorRx

extension AppCoordinator {
  func l18Good(_ bag: DisposeBag) { news.rx.trigger(.list).subscribe().disposed(by: bag) }
  func l18Signal() -> Observable<Void> { news.rx.trigger(.list) }
  func l18Link() -> NavigationTransition { deepLink(AppRoute.main, TabRoute.news) }
  func l18Performed() {
    let link: NavigationTransition = deepLink(AppRoute.main, TabRoute.news)
    performTransition(link, with: TransitionOptions(animated: true))
  }
  func l18Local() {
    let deepLink = { (path: String) in print(path) }
    deepLink("a")
    deepLink("b")
  }
}
