// Payloads Every way to write a route and its payload.
import UIKit
import XCoordinator
// names shadowed; nested routes named alike; typealiases; extensions
enum B1Route: Route { case list, detail(id: Int, animated: Bool = true), pair(Int, Int), tuple((Int, String)), closure((Int) -> Void), opt(Int?), any(Any), arr([Int]), text(String), url(URL?), nested(Inner)
  enum Inner { case list, deep(Inner2) }
  enum Inner2 { case x }
  static let start = B1Route.list
  static func item(_ n: Int) -> B1Route { .detail(id: n) }
  static var last: Self { .detail(id: 9) }
}
extension B1Route: Equatable { static func == (a: B1Route, b: B1Route) -> Bool { false } }
extension B1Route { init(_ id: Int) { self = .detail(id: id) } }
typealias B1R = B1Route
typealias B1Router = UnownedRouter<B1R>
final class B1Coordinator: NavigationCoordinator<B1Route> {
  enum Route2 { case none }
  override func prepareTransition(for route: RouteType) -> TransitionType {
    switch route {
    case .list, .pair, .tuple: return .push(UIViewController())
    case let .detail(id, animated) where animated: print(id); return .push(UIViewController())
    case .detail: return .pop()
    case .closure(let f): f(1); return .push(UIViewController())
    case .opt(nil): return .pop()
    case .opt(.some): return .push(UIViewController())
    case .any, .arr, .text, .url: return .push(UIViewController())
    case .nested(.list): return .pop()
    case .nested(.deep(let d)):
      switch d { case .x: return .pop() }
    }
  }
}
func b1(_ r: B1Router, _ w: WeakRouter<B1R>?, c: B1Coordinator) {
  r.trigger(.detail(id: 1))
  r.trigger(.detail(id: 1, animated: false))
  r.trigger(.pair(1, 2))
  r.trigger(.tuple((1, "a")))
  r.trigger(.closure { print($0) })
  r.trigger(.closure({ _ in }))
  r.trigger(.opt(nil))
  r.trigger(.opt(3))
  r.trigger(.any("x"))
  r.trigger(.any(3))
  r.trigger(.arr([1, 2]))
  r.trigger(.arr([]))
  r.trigger(.text("a \(1)"))
  r.trigger(.url(nil))
  r.trigger(.url(URL(string: "x")))
  r.trigger(.start)
  r.trigger(.item(3))
  r.trigger(.last)
  r.trigger(.init(3))
  r.trigger(B1Route(4))
  r.trigger(.nested(.deep(.x)))
  r.trigger(.nested(.list))
  w?.trigger(.list)
  c.trigger(.list) { print("done") }
  c.trigger(.detail(id: 3), with: .init(animated: false)) { }
  c.contextTrigger(.list, with: .init(animated: true), completion: nil)
  let f = B1Route.detail
  r.trigger(f(1, false))
  [1, 2].map { B1Route.detail(id: $0) }.forEach { r.trigger($0) }
  let make: (Int) -> B1Route = { .detail(id: $0) }
  r.trigger(make(1))
  let p: B1Route = if Bool.random() { .list } else { .pair(1, 2) }
  r.trigger(p)
  r.trigger(Bool.random() ? .list : .start)
  r.trigger({ .list }())
  let t = r.trigger as (B1Route, PresentationHandler?) -> Void
  t(.list, nil)
  Task { await r.trigger(.list) }
}
// local types named like routes
func b1b(_ r: StrongRouter<NewsRoute>) {
  enum NewsRoute { case other }
  let x = NewsRoute.other
  print(x)
  r.trigger(.list)
}
// #if
enum B1Cond: Route {
  case a
  #if DEBUG
  case debug
  #endif
  #if os(iOS)
  case ios
  #elseif os(Linux)
  case linux(Int)
  #else
  case other
  #endif
}
func b1c(_ r: StrongRouter<B1Cond>) {
  r.trigger(.a)
  #if os(Linux)
  r.trigger(.linux(1))
  #endif
  #if DEBUG
  r.trigger(.debug)
  #endif
}
