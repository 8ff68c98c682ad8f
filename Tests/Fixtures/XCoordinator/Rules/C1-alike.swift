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
    for case let route? in [NewsRoute.list, .some(.list), .none] { print(route) }
    [NewsRoute.list, .some(.list)].forEach { (route: NewsRoute?) in print(route as Any) }
    print([NewsRoute.list, .some(.list)].compactMap { $0 })
    trigger(saved ?? saved ?? (flag ? .list : NewsRoute.list))
  }
}
