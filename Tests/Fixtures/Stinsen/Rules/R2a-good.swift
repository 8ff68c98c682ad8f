// R2a A push onto it, and a root of one that is up.
import SwiftUI
import Stinsen

func r2aGood(_ depot: DepotCoordinator) { depot.route(to: \.lane).route(to: \.map) }
func r2aQueried(_ depot: DepotCoordinator) { depot.hasRoot(\.shift)?.root(\.ended) }
func r2aRouter(_ lane: LaneCoordinator.Router) { lane.root(\.closed) }
