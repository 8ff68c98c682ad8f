// C1-closures-bad Misspelt routes in closures whose result is written or follows from a type, in tuples, and behind what
// makes a value of the type that is wanted.
// rejected
import UIKit
import XCoordinator

struct C1ClosuresRow {
  var title: String
  var route: NewsRoute
  static func row(_ title: String, _ route: NewsRoute) -> C1ClosuresRow { C1ClosuresRow(title: title, route: route) }
}
func c1Closures(_ numbers: [Int]) -> [NewsRoute] {
  let make: (Int) -> NewsRoute = { number in
    if number > 0 { return .lst }
//                          ^^^ unknown-route
    return .list
  }
  return numbers.map { number -> NewsRoute in
    if number > 1 { return .end }
//                          ^^^ unknown-route
    func other() -> [Int] { return [] }
    return make(number)
  }
}
let c1ClosuresTable: [(String, NewsRoute)] = [("a", .list), ("b", .lst)]
//                                                                 ^^^ unknown-route
var c1ClosuresPair: (title: String, route: NewsRoute) { (title: "a", route: .lst) }
//                                                                           ^^^ unknown-route
var c1ClosuresRows: [C1ClosuresRow] { [.init(title: "a", route: .lst), .row("b", .lst), .row("c", .list)] }
//                                                               ^^^ unknown-route
//                                                                                ^^^ unknown-route
