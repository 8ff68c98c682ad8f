// Chains Deep links that run, roots that are kept, completions that are handed on.
import UIKit
import XCoordinator
// deep links that run; ownership that is fine
final class B3Coordinator: NavigationCoordinator<AppRoute> {
  var children2: [Presentable] = []
  lazy var tabs = TabsCoordinator()
  private var newsRouter: StrongRouter<NewsRoute> { NewsCoordinator().strongRouter }
  func makeTabs() -> Presentable { tabs }
  func makeAny<T: Presentable>(_ t: T) -> Presentable { t }
  override func prepareTransition(for route: AppRoute) -> NavigationTransition {
    switch route {
    case .main: return .present(makeTabs())
    case .both:
      let list: [Presentable] = [tabs, NewsCoordinator()]
      return .multiple(list.map { .present($0) })
    case .quiet:
      let child = NewsCoordinator()
      children2.append(child)
      return .trigger(.list, on: child)
    case .login: return .present(makeAny(AccountCoordinator()))
    case .byIndex:
      var t: NavigationTransition = .none()
      if Bool.random() { t = .push(UIViewController()) }
      return t
    case .raw: return .set([newsRouter])
    case .erased: return .present(newsRouter)
    case .maybe(let flag):
      guard flag else { return .dismiss() }
      return .present(tabs)
    case .stall:
      return Transition(presentables: [tabs], animationInUse: nil) { root, options, completion in
        DispatchQueue.main.async { completion?() }
      }
    case .back, .jump: return .popToRoot()
    }
  }
  func links() {
    performTransition(deepLink(.main, TabRoute.account, AccountRoute.profile), with: .init(animated: true))
    performTransition(deepLink(AppRoute.both, NewsRoute.list, TabRoute.news), with: .init(animated: true))
    performTransition(deepLink(AppRoute.login, AccountRoute.profile), with: .init(animated: true))
    performTransition(deepLink(AppRoute.raw, NewsRoute.list), with: .init(animated: true))
    performTransition(deepLink(AppRoute.erased, NewsRoute.list, NewsRoute.article(id: 1)), with: .init(animated: true))
    performTransition(deepLink(AppRoute.maybe(true), TabRoute.news, NewsRoute.list), with: .init(animated: true))
    performTransition(deepLink(AppRoute.stall, TabRoute.index), with: .init(animated: true))
    performTransition(deepLink(AppRoute.main, AppRoute.back, AppRoute.main), with: .init(animated: true))
  }
}
final class B3Scene {
  var window: UIWindow?
  var app: B3Coordinator!
  func start() {
    let app = B3Coordinator()
    self.app = app
    app.setRoot(for: window!)
    app.trigger(.main)
  }
  func other() {
    let c = B3Coordinator()
    defer { self.app = c }
    c.setRoot(for: window!)
  }
  func third() {
    let c = B3Coordinator()
    objects.append(c)
    c.setRoot(for: window!)
  }
  func fourth() -> B3Coordinator {
    let c = B3Coordinator()
    c.setRoot(for: window!)
    return c
  }
  func fifth() {
    let c = B3Coordinator()
    c.setRoot(for: window!)
    onExit = { c.trigger(.back) }
  }
  func sixth() {
    let c = B3Coordinator()
    c.setRoot(for: window!)
    let box = Keeper(c)
    keeper = box
  }
  func seventh() {
    let (a, b) = (B3Coordinator(), 3)
    a.setRoot(for: window!); print(b)
    keep(a)
  }
  func keep(_ x: Any) { objects.append(x) }
  struct Keeper { let c: B3Coordinator; init(_ c: B3Coordinator) { self.c = c } }
  var keeper: Keeper?
  var onExit: (() -> Void)?
  var objects: [Any] = []
}
// completion passed along in unusual ways
extension Transition {
  static func a(_ root: UIViewController) -> Transition {
    Transition(presentables: [], animationInUse: nil) { _, _, completion in
      OperationQueue.main.addOperation { completion?() }
    }
  }
  static func b() -> Transition {
    Transition(presentables: [], animationInUse: nil) { root, options, completion in
      let done = completion
      guard options.animated else { done?(); return }
      root.dismiss(animated: true, completion: done)
    }
  }
  static func c() -> Transition {
    Transition(presentables: [], animationInUse: nil, perform: { _, _, c in c.map { $0() } })
  }
  static func d() -> Transition {
    Transition(presentables: [], animationInUse: nil) { $2?() }
  }
  static func e() -> Transition {
    Transition(presentables: [], animationInUse: nil) { $0.dismiss(animated: $1.animated, completion: $2) }
  }
  static func f(_ work: @escaping (RootViewController, TransitionOptions, PresentationHandler?) -> Void) -> Transition {
    Transition(presentables: [], animationInUse: nil, perform: work)
  }
  static func g() -> Transition {
    Transition(presentables: [], animationInUse: nil) { root, _, completion in
      switch root.view { case nil: completion?(); default: defer { completion?() }; print(1) }
    }
  }
  static func h() -> Transition {
    Transition(presentables: [], animationInUse: nil) { root, _, completion in
      guard root.view != nil else { fatalError() }
      for _ in 0..<1 { completion?(); return }
      completion?()
    }
  }
}
