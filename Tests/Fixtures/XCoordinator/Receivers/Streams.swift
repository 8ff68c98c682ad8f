// Streams Routers that sequences, observables and publishers hand to closures, combined with others or not.
// rejected
// resolved: TabRoute.news, NewsRoute.list, TabRoute.index, NewsRoute.list, NewsRoute.list, NewsRoute.list, NewsRoute.list, NewsRoute.list, TabRoute.news, NewsRoute.list, TabRoute.index, NewsRoute.list, TabRoute.account, NewsRoute.list, NewsRoute.list, TabRoute.news
import UIKit
import XCoordinator
import RxSwift
import Combine

func sequences(_ tabs: [UnownedRouter<TabRoute>], _ news: [StrongRouter<NewsRoute>]) {
  zip(tabs, news).forEach { tab, article in tab.trigger(.news); article.trigger(.list) }
  zip(tabs, news).forEach { $0.trigger(.index); $1.trigger(.list) }
  zip(tabs, news).forEach { pair in pair.1.trigger(.list) }
  for (_, article) in zip(tabs, news) { article.trigger(.list) }
  news.enumerated().forEach { $0.element.trigger(.list) }
  zip(tabs, news).forEach { tab, _ in tab.trigger(.lsit) }
//                                                 ^^^^ unknown-route
}
final class ObservedRouters {
  let news: Observable<StrongRouter<NewsRoute>>
  let tabs: Observable<UnownedRouter<TabRoute>>
  let taps: Observable<Int>
  let bag = DisposeBag()
  init(_ news: Observable<StrongRouter<NewsRoute>>, _ tabs: Observable<UnownedRouter<TabRoute>>, _ taps: Observable<Int>) {
    (self.news, self.tabs, self.taps) = (news, tabs, taps)
  }
  func bind() {
    news.subscribe(onNext: { $0.trigger(.list) }).disposed(by: bag)
    Observable.zip(tabs, taps).subscribe(onNext: { tab, _ in tab.trigger(.news) }).disposed(by: bag)
    taps.withLatestFrom(news).filter { _ in true }.subscribe(onNext: { router in router.trigger(.list) }).disposed(by: bag)
    Observable.combineLatest(taps, tabs) { number, tab in tab }.subscribe(onNext: { $0.trigger(.index) }).disposed(by: bag)
  }
}
final class PublishedRouters {
  @Published var news: StrongRouter<NewsRoute>
  let tabs: AnyPublisher<UnownedRouter<TabRoute>?, Never>
  let taps = PassthroughSubject<Int, Never>()
  var bag = Set<AnyCancellable>()
  init(_ news: StrongRouter<NewsRoute>, _ tabs: AnyPublisher<UnownedRouter<TabRoute>?, Never>) {
    (self.news, self.tabs) = (news, tabs)
  }
  func bind() {
    $news.sink { $0.trigger(.list) }.store(in: &bag)
    tabs.compactMap { $0 }.combineLatest(taps).sink { tab, _ in tab.trigger(.account) }.store(in: &bag)
    taps.zip($news).sink { _, router in router.trigger(.list) }.store(in: &bag)
    Publishers.CombineLatest($news, tabs).sink { news, tab in news.trigger(.list); tab?.trigger(.news) }.store(in: &bag)
  }
}
