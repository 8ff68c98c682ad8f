// E3 and E4: functions of the app's own, called as steps or by cases
import SwiftUI
import VDFlow

struct E3Nothing: ExpressibleByNilLiteral { init(nilLiteral: ()) {} }
@Steps struct E3Own { var home; var list: Int? = nil; var empty: E3Nothing = nil; var none }
extension E3Own.Steps { static func numbered(_ index: Int) -> Self { allCases[index] } }
extension E3Own {
  mutating func select(_ step: Steps) { selected = step }
  static func numbered(_ index: Int) -> Self { .list(index) }
}
func e3own(_ flow: inout E3Own) {
  flow.select(.list)
  flow.selected = .numbered(1)
  flow.selected = .some(.home)
  flow = .numbered(2)
  flow = .list(nil)
  flow = .empty(nil)
  flow.$list.select(with: nil)
  flow.$empty.select(with: nil)
}
