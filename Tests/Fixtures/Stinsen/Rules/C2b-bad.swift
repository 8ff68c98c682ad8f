// C2b A view route stays on the coordinator it was called on.
// rejected
// resolved: DepotCoordinator.scales
import SwiftUI
import Stinsen

func c2bBad(_ depot: DepotCoordinator) { depot.route(to: \.scales).route(to: \.bay, 1) }
//                                                                             ^^^ broken-chain
