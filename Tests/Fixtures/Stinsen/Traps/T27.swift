// T27 a default value does not make an input optional.
// Expected: none.
// resolved: DepotCoordinator.shelf, DepotCoordinator.shelf
import SwiftUI
import Stinsen

func t27a(_ r: DepotCoordinator.Router) { r.route(to: \.shelf, nil) }
func t27b(_ r: DepotCoordinator.Router) { r.route(to: \.shelf, 3) }
