// Local types, which hide others of their names in the whole body.
// unresolved: 'NewsRoute' is declared inside of a function; 'NewsRoute' is declared inside of a function
import UIKit
import XCoordinator

func localRoutes() {
  func go(_ r: StrongRouter<NewsRoute>) { r.trigger(.weather); r.trigger(NewsRoute.sports) }
  enum NewsRoute: Route { case weather, sports }
}
func localAliases(_ r: StrongRouter<NewsRoute>) {
  typealias TabRoute = NewsRoute
  func go(_ r: StrongRouter<TabRoute>) { r.trigger(.list); r.trigger(TabRoute.article(id: 1)) }
}
