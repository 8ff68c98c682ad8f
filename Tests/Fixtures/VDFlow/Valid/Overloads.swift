// Members of the app beside the generated ones take what those do not.
import SwiftUI
import VDFlow

struct Crate: Equatable { var id = 0 }
protocol ByText: ExpressibleByStringLiteral {}
struct Label: ByText { init(stringLiteral: String) {} }
@Steps struct Lane { var idle; var on = true; var none }
@Steps struct Yard { var home; var crate: Crate = Crate(); var label: Label = "x"; var lane: Lane = .idle; var none }
extension Lane: ExpressibleByStringLiteral { init(stringLiteral: String) { self = .idle } }
extension Yard {
  static func home(_ id: Int) -> Yard { .home }
  static func crate(id: Int) -> Yard { .crate(Crate(id: id)) }
  static func crate(_ text: String) -> Yard { .crate(Crate()) }
  static var lane: Yard { .lane(.idle) }
}
extension Optional where Wrapped == Yard.Steps { static var usual: Yard.Steps? { .home } }
extension Optional where Wrapped == Yard { var orHome: Yard { self ?? .home } }
extension StepWrapper where Value == Crate { mutating func select(with id: Int) { select(with: Crate(id: id)) } }
extension StepWrapper where Value == Lane { var idle: Int { 0 } }
func overloads(_ yards: inout [Yard], _ values: [Double]) -> Int {
  var yard = Yard.home(1)
  yard = .crate(id: 1)
  yard = .crate("one")
  yard = .lane
  yard = .label("text")
  yard = .lane("text")
  yard.selected = .usual
  yard.$crate.select(with: 2)
  print(yards.first.map(\.selected) as Any, yards.first.map { $0.lane } as Any, yards.last.orHome.selected as Any)
  return yard.$lane.idle
}
