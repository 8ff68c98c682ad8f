// T08 payload enum with same-named cases.
// resolved: FilterRoute.show
import UIKit
import XCoordinator

enum NewsFilter { case list }; enum FilterRoute: Route { case list, show(NewsFilter) }
func filter(_ r: StrongRouter<FilterRoute>) { r.trigger(.show(.list)) }
