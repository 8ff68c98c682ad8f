// C3-nested-good Payloads that other members of the enum make, or extensions of what is wanted.
import UIKit
import XCoordinator

enum GoodNestedRoute: Route {
  case one(GoodNested), maybe(GoodNested?), many([GoodNested]), all([[GoodNested]]), set(Set<GoodNested>)
  case result(Result<GoodNested, Error>), anything(Any), make((Int) -> GoodNested), pair((GoodNested, Int)), any(any NestedKind)
}
protocol NestedKind {}
extension NestedKind where Self == GoodNested { static func top(_ n: Int) -> GoodNested { .b(n) } }
extension Optional where Wrapped == GoodNested { static var usual: GoodNested? { .a } }
enum GoodNested: Hashable, NestedKind {
  case a, b(Int), c(x: Int = 1, y: String? = nil)
  static let first = GoodNested.a
  static func b(_ text: String) -> GoodNested { .a }
  static func last(_ n: Int) -> GoodNested? { n > 1 ? .a : nil }
  var next: GoodNested { self }
}
func c3nestedGood(_ r: StrongRouter<GoodNestedRoute>, _ n: GoodNested, _ flag: Bool) {
  r.trigger(.one(.b("x"))); r.trigger(.one(.first)); r.trigger(.one(.top(1))); r.trigger(.one(.c())); r.trigger(.one(.c(y: nil)))
  r.trigger(.one(.a.next)); r.trigger(.one(GoodNested.first.next)); r.trigger(.one(flag ? .a : .b(1)))
  r.trigger(.maybe(.usual)); r.trigger(.maybe(.none)); r.trigger(.maybe(.some(.b(1)))); r.trigger(.maybe(.last(2)))
  r.trigger(.many([.a, .b(1), n, .first])); r.trigger(.many([])); r.trigger(.all([[.a], [.b(1)]])); r.trigger(.set([.a, .c(x: 2)]))
  r.trigger(.result(.success(.b(2)))); r.trigger(.anything(GoodNested.b(1))); r.trigger(.make(GoodNested.b))
  r.trigger(.pair((.a, 1))); r.trigger(.any(GoodNested.b(1))); r.trigger(.any(.top(1)))
  r.trigger(.one(.init(rawText: "a"))); r.trigger(.make { $0 > 1 ? .a : .b($0) })
}
extension GoodNested { init(rawText: String) { self = .a } }
