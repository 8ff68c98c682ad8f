// C3-overloads-good A static member of a protocol's extension that is called like a case, and a route that is called.
// unresolved: another 'page' may be meant
import UIKit
import XCoordinator

enum AtlasRoute: Route {
  case page(Int), cover
  func callAsFunction() -> LegendRoute { .short }
}
enum LegendRoute: Route { case short }
extension Route where Self == AtlasRoute { static func page(named name: String) -> Self { .page(1) } }
func c3overloads(_ atlas: StrongRouter<AtlasRoute>, _ legend: StrongRouter<LegendRoute>) {
  atlas.trigger(.page(named: "a")); atlas.trigger(.page(1)); legend.trigger(AtlasRoute.cover())
}
