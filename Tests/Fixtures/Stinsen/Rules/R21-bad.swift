// R21 A switch to the root that already is one.
import SwiftUI
import Stinsen

func r21Twice(_ lane: LaneCoordinator) {
    lane.root(\.closed)
    lane.root(\.closed)
//              ^^^^^^ warning no-op-transition
}
func r21Asked(_ depot: DepotCoordinator) { if depot.isRoot(\.yard) { depot.root(\.yard) } }
//                                                                                ^^^^ warning no-op-transition
func r21Chain(_ depot: DepotCoordinator) { depot.root(\.yard).root(\.yard) }
//                                                                   ^^^^ warning no-op-transition
