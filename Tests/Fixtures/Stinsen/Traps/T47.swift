// T47 key path of another coordinator.
// Expected: broken-chain (C2d), hops 'route(to: \.lane)'.
// rejected
import SwiftUI
import Stinsen

func t47(_ c: DepotCoordinator) { c.route(to: \LaneCoordinator.map) }
//                                                             ^^^ broken-chain
