// T51 commented and quoted code.
// Expected: none, no transition.
import SwiftUI
import Stinsen

func t51(_ c: DepotCoordinator) {
    // c.route(to: \.gone)
    /* c.root(\.gone) /* nested */ */
    _ = "c.route(to: \\.gone)"
}
