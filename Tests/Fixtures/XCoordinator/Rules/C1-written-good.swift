// C1-written-good Routes in all places, and names that are other types' or not a case's alone.
// resolved: -, -
import UIKit
import XCoordinator

protocol C1Provided { static var provided: Self { get } }
extension C1Provided where Self == C1WrittenRoute { static var provided: C1WrittenRoute { .list } }
enum C1WrittenRoute: Route, C1Provided {
  case list, item(Int), deep(NewsRoute), none2
  enum Exit: Route { case done }
  typealias Other = NewsRoute
  static let start: C1WrittenRoute = .list
  static func make(_ id: Int) -> Self { .item(id) }
  init?(_ text: String) {
    switch text {
    case "list": self = .list
    default: return nil
    }
  }
  static func ~= (text: String, route: C1WrittenRoute) -> Bool { false }
}
func c1WrittenValues() -> [Any] {
  let some: [C1WrittenRoute?] = [.start, .make(1), .provided, .init("a"), nil, .none, .some(.list)]
  let exit: C1WrittenRoute.Exit = .done
  let other: C1WrittenRoute.Other = .article(id: 1)
  let make: (Int) -> C1WrittenRoute = C1WrittenRoute.item
  return some.map { $0 as Any } + [exit, other, [1].map(C1WrittenRoute.item), make(1), C1WrittenRoute.self]
}
func c1WrittenPatterns(_ route: C1WrittenRoute, _ pair: (C1WrittenRoute?, NewsRoute)) -> Int {
  if case (.list?, .article) = pair { return 0 }
  switch route {
  case "x", .list: return 1
  case .item(let id): return id
  case .deep(let inner): switch inner { case .list: return 2; case .article(id: let id): return id }
  case C1WrittenRoute.none2: return 3
  }
}
struct C1WrittenScope {
  enum NewsRoute { case lst, foo(Int) }
  let route: NewsRoute = .lst
  func isFirst(_ other: NewsRoute) -> Bool { if case .lst = other { true } else { false } }
}
enum C1WrittenColor { case lst }
extension AppCoordinator {
  func c1Open(_ route: NewsRoute) { news.trigger(route) }
  func c1Open(_ route: AccountRoute) { account.trigger(route) }
  func c1Open(_ color: C1WrittenColor) {}
}
func c1Written(_ app: AppCoordinator, _ holder: C1WrittenScope) -> Bool {
  app.c1Open(.list)
  app.c1Open(.profile)
  app.c1Open(.lst)
  return holder.isFirst(.lst)
}
