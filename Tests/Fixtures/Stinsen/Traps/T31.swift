// T31 a view route stays on the same coordinator.
// Expected: broken-chain (C2b), names 'route(to: \.lane)'; no R27 in addition.
// rejected
// resolved: DepotCoordinator.scales
import SwiftUI
import Stinsen

func t31(_ r: DepotCoordinator.Router) { r.route(to: \.scales).route(to: \.bay, 1) }
//                                                                         ^^^ broken-chain
