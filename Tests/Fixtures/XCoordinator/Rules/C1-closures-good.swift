// C1-closures-good What closures and functions inside of others give back is their own matter.
import UIKit
import XCoordinator

enum C1ClosuresColor { case lst, end }
struct C1ClosuresStyle {
  var color: C1ClosuresColor
  static func row(_ title: String, _ color: C1ClosuresColor) -> NewsRoute { .list }
}
extension NewsRoute {
  static func row(_ title: String, _ color: C1ClosuresColor) -> NewsRoute { .list }
}
func c1ClosuresGood(_ numbers: [Int]) -> [NewsRoute] {
  let make: (Int) -> NewsRoute = { number in
    let colors = numbers.map { number -> C1ClosuresColor in
      if number > 0 { return .lst }
      return .end
    }
    func color() -> C1ClosuresColor { return .lst }
    var other: C1ClosuresColor { return .end }
    let last = { () -> C1ClosuresColor in return .lst }()
    print(colors, color(), other, last)
    return .list
  }
  let inferred: [C1ClosuresColor] = numbers.map { number in
    if number > 0 { return .lst }
    return .end
  }
  print(inferred)
  return numbers.map(make)
}
let c1ClosuresGoodTable: [(C1ClosuresColor, NewsRoute)] = [(.lst, .list), (.end, .row("a", .lst))]
var c1ClosuresGoodPair: (NewsRoute, color: C1ClosuresColor?) { (.list, color: .lst) }
var c1ClosuresGoodNested: ((C1ClosuresColor, Int), NewsRoute) { ((.lst, 1), .row("a", .end)) }
func c1ClosuresTuples() -> (color: C1ClosuresColor, route: NewsRoute) {
  var pair: (color: C1ClosuresColor, route: NewsRoute) = (.lst, .list)
  pair = (route: .list, color: .end)
  return pair
}
@resultBuilder enum C1ClosuresBuilder {
  static func buildExpression(_ color: C1ClosuresColor) -> NewsRoute { .list }
  static func buildBlock(_ routes: NewsRoute...) -> NewsRoute { .list }
}
struct C1ClosuresSection {
  static func make(@C1ClosuresBuilder _ routes: () -> NewsRoute) -> C1ClosuresSection { C1ClosuresSection(routes) }
  init(@C1ClosuresBuilder _ routes: () -> NewsRoute) {}
}
func c1ClosuresBuilt() -> [C1ClosuresSection] {
  @C1ClosuresBuilder func inner() -> NewsRoute { C1ClosuresColor.lst }
  @C1ClosuresBuilder var value: NewsRoute { C1ClosuresColor.end }
  print(inner(), value)
  return [.make { .lst }, .init { .end }, C1ClosuresSection { .lst }]
}
