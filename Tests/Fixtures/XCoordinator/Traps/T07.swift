// T07 a recursive payload: the inner implicit member is a HomeFlow again.
// resolved: HomeFlow.replace
import UIKit
import XCoordinator

indirect enum HomeFlow: Route { case first, replace(with: HomeFlow) }
func swap(_ r: UnownedRouter<HomeFlow>) { r.trigger(.replace(with: .first)) }
