// C2d A key path rooted at another coordinator than the receiver.
// rejected
import SwiftUI
import Stinsen

func c2dBad(_ depot: DepotCoordinator) { depot.route(to: \LaneCoordinator.map) }
//                                                                        ^^^ broken-chain
