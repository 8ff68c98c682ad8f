// C2c The route belongs to a coordinator two hops away.
// rejected
import SwiftUI
import Stinsen

func c2cBad(_ hub: HubCoordinator) { hub.route(to: \.bay, 1) }
//                                                   ^^^ broken-chain
