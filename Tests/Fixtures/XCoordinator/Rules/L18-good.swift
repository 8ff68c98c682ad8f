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
func l18Global(_ c: AppCoordinator) -> NavigationTransition { c.deepLink(AppRoute.main, TabRoute.news) }
func l18Chosen(_ c: AppCoordinator, _ isOn: Bool) -> NavigationTransition {
  if isOn { c.deepLink(AppRoute.main, TabRoute.news) } else { c.deepLink(AppRoute.main) }
}
func l18Stream(_ c: AppCoordinator) -> Observable<Void> { c.rx.trigger(.main) }
func l18Stored(_ c: AppCoordinator, _ isOn: Bool) -> NavigationTransition {
  let link: NavigationTransition = if isOn { c.deepLink(AppRoute.main, TabRoute.news) } else { .pop() }
  func other() -> NavigationTransition { c.deepLink(AppRoute.main) }
  return isOn ? link : other()
}
