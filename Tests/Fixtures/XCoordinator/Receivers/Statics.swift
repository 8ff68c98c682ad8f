// Statics Static members that stand for a case, whose type is that of their value.
// resolved: StaticsRoute.start, StaticsRoute.first, StaticsRoute.home, StaticsRoute.page
import UIKit
import XCoordinator

enum StaticsRoute: Route {
  case list, article(id: Int)
  static let start = StaticsRoute.list
  static let first = Self.article(id: 1)
  static var home: Self { .list }
  static func page(_ id: Int) -> StaticsRoute { .article(id: id) }
  static let count = 3
}
func statics(_ r: StrongRouter<StaticsRoute>) {
  r.trigger(.start)
  r.trigger(.first)
  r.trigger(.home)
  r.trigger(.page(StaticsRoute.count))
}
