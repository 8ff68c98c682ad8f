// C6b What a call gives may be nothing.
import SwiftUI
import Stinsen

func c6bUnknown(_ depot: DepotCoordinator) { depot.route(to: \.scales, print("opened")) }
