// C1 Functions that conformances add to a route, and properties beside functions of one name.
import UIKit
import XCoordinator

enum C1Stored: String, Route, Codable { case list, detail }
let c1encode = C1Stored.encode
let c1hash = C1Stored.hash
enum C1Colour { case red, blue }
struct C1Painter { func callAsFunction(_ colour: C1Colour) {} }
enum C1First: Route { case list }
enum C1Second: Route { case page }
final class C1Painting: NavigationCoordinator<C1First> {
  override func prepareTransition(for route: C1First) -> NavigationTransition { .pop() }
  func paint(_ route: C1First) {}
  func paint(_ route: C1Second) {}
  var paint: C1Painter { C1Painter() }
}
func c1paint(_ painting: C1Painting) { painting.paint(.red) }
@resultBuilder enum C1Mixer {
  static func buildExpression(_ colour: C1Colour) -> C1First { .list }
  static func buildBlock(_ parts: C1First...) -> C1First { .list }
}
struct C1Mixed { @C1Mixer var route: C1First { .red } }
struct C1Kept { var route: C1First? }
extension Optional where Wrapped == C1Kept { var route: C1First { .list } }
func c1kept(_ router: StrongRouter<C1First>, _ kept: C1Kept?) { router.trigger(kept.route) }
