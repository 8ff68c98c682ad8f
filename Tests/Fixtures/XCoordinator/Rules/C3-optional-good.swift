// C3-optional-good Routes out of optionals, and what only looks like one.
// resolved: -, -, -, -, -, -, -, -, -, -, -, OptionalLikeRoute.none, OptionalLikeRoute.some, -, -
import UIKit
import XCoordinator

struct C3OptionalModel {
  var sure: NewsRoute!
  var pending: NewsRoute?
  func next() -> NewsRoute { .list }
  func next() -> NewsRoute? { nil }
}
extension Optional where Wrapped == NewsRoute { var orList: NewsRoute { self ?? .list } }
func c3Optional(_ r: StrongRouter<NewsRoute>, _ m: C3OptionalModel) {
  r.trigger(m.sure)
  r.trigger(m.next())
  r.trigger(m.pending!)
  r.trigger(m.pending.orList)
}
func c3Optional(_ r: StrongRouter<NewsRoute>, _ o: NewsRoute?, _ all: [NewsRoute?]) {
  guard let o = o else { return }
  r.trigger(o)
  all.compactMap { $0 }.forEach { r.trigger($0) }
  for case let x? in all { r.trigger(x) }
  if case .some(let first) = all[0] { r.trigger(first) }
}
func c3Optional(_ r: StrongRouter<NewsRoute>, _ all: [String: NewsRoute]) {
  r.trigger(all["a", default: .list])
  all.values.first.map { r.trigger($0) }
  all.first.map { r.trigger($1) }
}
enum OptionalLikeRoute: Route { case none, some(Int) }
func c3Optional(_ r: StrongRouter<OptionalLikeRoute>, _ o: OptionalLikeRoute) {
  r.trigger(.none)
  r.trigger(.some(1))
  r.trigger(o)
}
struct C3FirstStep { var route: NewsRoute }
extension Array where Element == C3FirstStep { var first: NewsRoute { .list } }
func c3Optional(_ r: StrongRouter<NewsRoute>, _ steps: [C3FirstStep]) { r.trigger(steps.first) }
