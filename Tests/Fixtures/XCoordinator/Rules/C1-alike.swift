// C1-alike Lists and `??` whose elements are of one type.
// resolved: -, -, -, NewsRoute.list, NewsRoute.article, NewsRoute.list, -, -, -, NewsRoute.list
import UIKit
import XCoordinator

struct AlikeItem {
  static let first = AlikeItem(route: .list)
  static let other = AlikeItem(route: .list)
  let route: NewsRoute
}
extension NewsCoordinator {
  func alike(_ id: Int?, _ saved: NewsRoute?, _ flag: Bool) {
    [NewsRoute.list, .article(id: 1)].forEach { trigger($0) }
    for route in [NewsRoute.list, .article(id: 1)] { trigger(route) }
    trigger(saved ?? .list)
    trigger(id.map { .article(id: $0) } ?? .list)
    for item in [AlikeItem.first, .other] { trigger(item.route) }
    for route in [saved, .none, .some(.list)] { if let route { trigger(route) } }
    trigger(saved ?? saved ?? (flag ? .list : NewsRoute.list))
  }
}
