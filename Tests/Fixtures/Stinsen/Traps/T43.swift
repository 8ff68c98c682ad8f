// T43 query on a coordinator that was presented a moment ago.
// Expected: crash-on-transition error (R2a) at 'closed'.
// resolved: DepotCoordinator.lane
import SwiftUI
import Stinsen

func t43(_ c: DepotCoordinator) { c.route(to: \.lane).root(\.closed) }
//                                                           ^^^^^^ crash-on-transition
