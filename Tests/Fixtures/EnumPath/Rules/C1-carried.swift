// C1-carried What carries a route need not be one itself; what it takes beside says the compiler.
import SwiftUI

enum CarriedWay: Equatable { case push(screen: Step), back }
struct CarriedText: Equatable {
  static let bold = CarriedText()
  static func of(_ step: Step, _ text: CarriedText = .bold) -> CarriedText { .bold }
}
func carried(_ way: CarriedWay) {}
func carried(_ text: CarriedText) {}
func carriedCall() {
  carried(CarriedWay.push(screen: .a(.x)))
  let way: CarriedWay = .push(screen: .b(.item(id: 1)))
  let text: CarriedText = .of(.a(.y), .bold)
  carried(way)
  carried(text)
}
