// Owners Children, models and siblings that somebody keeps.
import UIKit
import XCoordinator
// ownership & crash rules that must stay silent
class B4Base<R: Route>: NavigationCoordinator<R> {
  func transition(for route: R) -> NavigationTransition { .none() }
  override func prepareTransition(for route: R) -> NavigationTransition { transition(for: route) }
}
final class B4News: B4Base<NewsRoute> {
  override func transition(for route: NewsRoute) -> NavigationTransition { .push(UIViewController()) }
}
final class B4Silent: B4Base<TabRoute> {}
final class B4Parent: NavigationCoordinator<AppRoute> {
  private var kids: [String: Presentable] = [:]
  private var current: NewsCoordinator? { didSet { print("x") } }
  private let make: () -> NewsCoordinator = { NewsCoordinator() }
  private var onClose: (() -> Void)?
  override func prepareTransition(for route: AppRoute) -> NavigationTransition {
    switch route {
    case .main:
      let child = make()
      kids["main"] = child
      return .trigger(.list, on: child)
    case .both:
      let child = NewsCoordinator()
      current = child
      child.trigger(.list)
      return .none()
    case .quiet:
      let child = NewsCoordinator()
      onClose = { child.trigger(.list) }
      return .dismiss()
    case .login:
      let child = NewsCoordinator()
      store(child)
      return .route(.list, on: child)
    case .byIndex:
      let tabs = TabsCoordinator()
      return .multiple(.push(tabs), .trigger(.news, on: tabs))
    case .raw:
      let child = NewsCoordinator()
      DispatchQueue.main.async { child.trigger(.list) }
      return .present(child)
    case .erased:
      let (a, b) = (NewsCoordinator(), AccountCoordinator())
      return .multiple(.present(a), .present(b), .trigger(.list, on: a))
    case .maybe:
      guard let child = current else { return .none() }
      return .trigger(.list, on: child)
    case .stall: return present(NewsCoordinator())
    case .back, .jump: return .popToRoot()
    }
  }
  private func store(_ p: Presentable) { kids["x"] = p }
  private func present(_ c: NewsCoordinator) -> NavigationTransition { addChild(c); return .trigger(.list, on: c) }
}
// L12: models
final class B4Model { weak var router: NewsCoordinator?; unowned let other: NewsCoordinator; let any: UnownedRouter<NewsRoute>
  init(_ c: NewsCoordinator) { router = c; other = c; any = c.unownedRouter } }
final class B4Closure { let action: () -> Void; init(_ a: @escaping () -> Void) { action = a } }
final class B4Host: NavigationCoordinator<NewsRoute> {
  let shared: StrongRouter<AccountRoute>
  init(_ shared: StrongRouter<AccountRoute>) { self.shared = shared; super.init(initialRoute: nil) }
  override func prepareTransition(for route: NewsRoute) -> NavigationTransition {
    switch route {
    case .list: return .push(B4VC(B4Closure { [weak self] in self?.trigger(.article(id: 1)) }, shared))
    case .article(let id): _ = id; return .push(B4VC(B4Closure { }, shared))
    }
  }
}
final class B4VC: UIViewController { let c: B4Closure; let r: StrongRouter<AccountRoute>; init(_ c: B4Closure, _ r: StrongRouter<AccountRoute>) { self.c = c; self.r = r; super.init() } }
// L9/L10: pushing coordinators with another root kind or override
final class B4Flat: NavigationCoordinator<ProfileFlow> {
  private let screen = UIViewController()
  override var viewController: UIViewController! { screen }
  override func prepareTransition(for route: ProfileFlow) -> NavigationTransition { .pop() }
}
final class B4View: ViewCoordinator<ProfileFlow> {
  override func prepareTransition(for route: ProfileFlow) -> ViewTransition { .dismiss() }
}
final class B4Pusher: NavigationCoordinator<TabRoute> {
  override func prepareTransition(for route: TabRoute) -> NavigationTransition {
    switch route {
    case .account: return .push(B4Flat(rootViewController: rootViewController))
    case .news: return .push(B4View(rootViewController: UIViewController()))
    case .index: return .set([UIViewController(), B4View(rootViewController: .init()), TabsCoordinator()])
    }
  }
}
// L13, L14, L15, L21
final class B4Tabs: TabBarCoordinator<TabRoute> {
  let first = NewsCoordinator().strongRouter
  lazy var second = AccountCoordinator().strongRouter
  var service: String!
  var extra: [Presentable] = []
  init(extra: [Presentable]) {
    self.extra = extra
    super.init(tabs: [first] + extra, select: 0)
    service = "x"
  }
  override func prepareTransition(for route: TabRoute) -> TabBarTransition {
    switch route {
    case .account: return .select(second)
    case .news: let tab = extra.first ?? first; return .select(tab)
    case .index: print(service ?? ""); return .select(index: 7)
    }
  }
}
final class B4Loop: NavigationCoordinator<AppRoute> {
  override func prepareTransition(for route: AppRoute) -> NavigationTransition {
    switch route {
    case .main: return Bool.random() ? .route(.both, on: self) : .dismiss()
    case .both: return .route(.main, on: self)
    case .quiet: return deepLink(.login, AppRoute.back)
    case .login: DispatchQueue.main.async { self.trigger(.quiet) }; return .dismiss()
    default: return .dismiss()
    }
  }
}
func b4(_ w: UIWindow) -> [Any] {
  let a = B4News(); let b = B4Silent(); let p = B4Parent(); let t = B4Tabs(extra: [b])
  a.trigger(.list); p.trigger(.main); t.trigger(.account)
  let erased = WeakRouter(a) { $0.strongRouter }
  let kept = UnownedRouter(p) { $0.strongRouter }
  erased.trigger(.list); kept.trigger(.back)
  let loop = B4Loop(); loop.trigger(.main); loop.trigger(.quiet)
  let host = B4Host(AccountCoordinator().strongRouter); host.trigger(.list)
  let pusher = B4Pusher(); pusher.trigger(.account); pusher.trigger(.news); pusher.trigger(.index)
  return [a, b, p, t, erased, kept, loop, host, pusher]
}
