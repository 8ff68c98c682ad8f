// Inside of its own clause a local name is known.
// rejected
import SwiftUI
import Stinsen

func conditionalLocal() {
    #if !LANE
    let router = DepotCoordinator()
    router.route(to: \.missing)
//                     ^^^^^^^ unknown-route
    #endif
}
