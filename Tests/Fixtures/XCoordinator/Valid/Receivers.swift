// Receivers Generic holders, own overloads, wrappers, collections, tuples.
// unresolved: the generic parameter 'R' may be any route; the generic parameter 'R' may be any route; the router's route type is not known; the router's route type is not known; the router's route type is not known
import UIKit
import XCoordinator
// generics & protocol based
protocol B2HasRouter { associatedtype R: Route; var router: StrongRouter<R> { get } }
extension B2HasRouter { func fire(_ r: R) { router.trigger(r) } }
struct B2Holder: B2HasRouter { let router: StrongRouter<NewsRoute> }
struct B2Generic<R: Route>: B2HasRouter { let router: StrongRouter<R> }
func b2(_ h: B2Holder, _ g: B2Generic<TabRoute>) {
  h.fire(.list); h.router.trigger(.article(id: 1)); g.fire(.news); g.router.trigger(.index)
}
class B2Base<R: Route>: UIViewController {
  let router: UnownedRouter<R>
  var onClose: ((R) -> Void)?
  init(_ router: UnownedRouter<R>) { self.router = router; super.init() }
  func go(_ r: R) { router.trigger(r) }
  func go(_ n: Int) {}
}
final class B2VC: B2Base<AccountRoute> {
  func tap() { go(.profile); go(3); router.trigger(.close); onClose?(.close) }
  func more() { onClose = { [weak self] route in self?.router.trigger(route) } }
}
// own wrappers named trigger, with other types
extension StrongRouter where RouteType == NewsRoute {
  func trigger(_ id: Int) { trigger(.article(id: id)) }
  func open(_ ids: [Int]) { ids.forEach { trigger(.article(id: $0)) } }
}
extension Router {
  func trigger(_ route: RouteType, delayed: Bool) { trigger(route) }
  func trigger(_ routes: [RouteType]) { routes.forEach { trigger($0) } }
  func trigger(_ make: () -> RouteType) { trigger(make()) }
}
func b2b(_ r: StrongRouter<NewsRoute>, u: UnownedRouter<AppRoute>) {
  r.trigger(3)
  r.open([1])
  r.trigger(.list, delayed: true)
  r.trigger([.list, .article(id: 1)])
  r.trigger { .list }
  u.trigger([.main, .maybe(true)])
  u.trigger(.maybe(.random()))
}
@propertyWrapper struct B2Injected<T> { var wrappedValue: T { fatalError() }; init() {} ; init(_ k: String) {}; var projectedValue: Self { self } }
@propertyWrapper struct B2Lazy<T: AnyObject> { var wrappedValue: T? { nil }; init() {} }
final class B2Screen {
  @B2Injected var router: StrongRouter<TabRoute>
  @B2Injected("x") var other: UnownedRouter<AppRoute>
  @B2Lazy var weakOne: StrongRouter<NewsRoute>?
  func go() { router.trigger(.news); other.trigger(.back) }
}
@dynamicMemberLookup struct B2Dyn { subscript<T>(dynamicMember k: KeyPath<AppCoordinator, T>) -> T { fatalError() } }
func b2c(_ d: B2Dyn) { d.news.trigger(.list); d.strongRouter.trigger(.back) }
// key path & dictionary & optional chaining
func b2d(_ dict: [String: StrongRouter<NewsRoute>], _ list: [UnownedRouter<TabRoute>], kp: KeyPath<AppCoordinator, NewsCoordinator>, app: AppCoordinator) {
  dict["a"]?.trigger(.list)
  dict.values.forEach { $0.trigger(.list) }
  for (name, r) in dict { print(name); r.trigger(.article(id: 2)) }
  list.first { _ in true }?.trigger(.news)
  app[keyPath: kp].trigger(.list)
  (list.isEmpty ? nil : list.last)?.trigger(.index)
  list.enumerated().forEach { $0.element.trigger(.index) }
  zip(list, list).forEach { a, b in a.trigger(.news); b.trigger(.account) }
  _ = list.map { r in { r.trigger(.news) } }
  let pair = (news: app.news, tabs: app.tabs)
  pair.news.trigger(.list); pair.1.trigger(.index)
  let (n, t) = (app.news.strongRouter, app.tabs.unownedRouter)
  n.trigger(.list); t.trigger(.index)
}
// coordinator with where-clauses & generic subclass chain
class B2Flow<R: Route, Child>: NavigationCoordinator<R> where Child: NavigationCoordinator<NewsRoute> {
  var child: Child?
  func showChild() { child?.trigger(.list) }
}
final class B2Concrete: B2Flow<TabRoute, NewsCoordinator> {
  override func prepareTransition(for route: TabRoute) -> NavigationTransition {
    guard let child else { return .none() }
    if case .news = route { return .trigger(.list, on: child) }
    return .multiple([.popToRoot(), .push(UIViewController())])
  }
}
func b2e() { let c = B2Concrete(rootViewController: .init()); c.trigger(.news); c.trigger(.account); c.showChild() }
final class B2Two: NavigationCoordinator<AppRoute> {
  // overload of prepareTransition and helpers
  func prepareTransition(for text: String) -> String { text }
  func prepareTransition(named: AppRoute) -> Int { 0 }
  private func helper(_ r: AppRoute, animated: Bool = true) -> NavigationTransition { animated ? .push(UIViewController()) : .none() }
  lazy var table: [Int: () -> NavigationTransition] = [1: { .push(UIViewController()) }]
  override func prepareTransition(for route: AppRoute) -> NavigationTransition {
    defer { print("x") }
    if let f = table[3] { return f() }
    switch (route, 3) {
    case (.main, 3): return helper(route)
    case (.back, _): return helper(route, animated: false)
    default: return helper(.main)
    }
  }
}
func b2f() { let c = B2Two(); c.trigger(.main); c.trigger(.back); _ = c.prepareTransition(for: "x"); b2keep = c }
var b2keep: B2Two?
