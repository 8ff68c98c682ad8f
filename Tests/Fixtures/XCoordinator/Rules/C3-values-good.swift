// C3-values-good Payloads that Swift converts, infers or finds elsewhere.
import UIKit
import XCoordinator

class Seat {}
final class Loge: Seat {}
struct Row: ExpressibleByIntegerLiteral { init(integerLiteral value: Int) {} }
protocol Ranked {}
extension Ranked where Self == RankRoute { static var top: Self { .first } }
extension RankRoute { static func nth(_ n: Int) -> RankRoute { .first } }
enum RankRoute: Route, Ranked { case first, second(Int?) }
enum StageRoute: Route {
  case seat(Seat), seats([Seat]), row(Row), rank(RankRoute), anything(Any), generic(any Route)
  case tabs(StrongRouter<TabRoute>?), presented(any Presentable), ask((Bool) -> Void), pair(((Int, Int)) -> Void)
  static func lazy(_ make: @autoclosure () -> Int) -> StageRoute { .anything(make()) }
  static func any<T>(_ value: T) -> StageRoute { .anything(value) }
}
func c3valuesGood(_ r: StrongRouter<StageRoute>, _ box: Loge, _ boxes: [Loge], _ tabs: TabsCoordinator) {
  r.trigger(.seat(box)); r.trigger(.seats(boxes)); r.trigger(.seats([box])); r.trigger(.row(3))
  r.trigger(.rank(.top)); r.trigger(.rank(.nth(2))); r.trigger(.rank(.second(1))); r.trigger(.rank(.second(nil)))
  r.trigger(.anything(1)); r.trigger(.generic(RankRoute.first)); r.trigger(.presented(tabs))
  r.trigger(.tabs(tabs.strongRouter)); r.trigger(.tabs(nil)); r.trigger(.tabs(.init(tabs)))
  r.trigger(.ask { print($0) }); r.trigger(.ask({ _ in })); r.trigger(.pair { a, b in print(a, b) })
  r.trigger(.lazy(1)); r.trigger(.any("x"))
}
