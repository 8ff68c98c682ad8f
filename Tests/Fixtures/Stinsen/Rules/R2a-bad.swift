// R2a The root of a coordinator whose view does not exist yet.
import SwiftUI
import Stinsen

func r2aHop(_ depot: DepotCoordinator) { depot.route(to: \.lane).root(\.closed) }
//                                                                      ^^^^^^ crash-on-transition
func r2aChild(_ depot: DepotCoordinator) { _ = depot.route(to: \.survey, "a").child.isRoot(\.thanks) }
//                                                                                           ^^^^^^ crash-on-transition
func r2aLocal(_ depot: DepotCoordinator) {
    let lane = depot.route(to: \.lane)
    lane.root(\.closed)
//              ^^^^^^ crash-on-transition
}
func r2aFresh() {
    let lane = LaneCoordinator()
    lane.root(\.closed)
//              ^^^^^^ crash-on-transition
}
func r2aInside() {
    func show() {
        let lane = LaneCoordinator()
        lane.root(\.closed)
//                  ^^^^^^ crash-on-transition
    }
    show()
}
