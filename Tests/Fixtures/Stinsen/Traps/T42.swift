// T42 a tab coordinator cannot route.
// Expected: broken-chain (C2c), hops 'focusFirst(\.lanes).child'.
// rejected
import SwiftUI
import Stinsen

func t42(_ hub: HubCoordinator) { hub.route(to: \.bay, 1) }
//                                                ^^^ broken-chain
