// T34 trailing closures: onDismiss or input.
// Expected: none; first closure is onDismiss, the other two are inputs.
// resolved: DepotCoordinator.lane, DepotCoordinator.confirm, DepotCoordinator.confirm
import SwiftUI
import Stinsen

func t34a(_ c: DepotCoordinator) { c.route(to: \.lane) { } }
func t34b(_ c: DepotCoordinator) { c.route(to: \.confirm) { } }
func t34c(_ r: DepotCoordinator.Router) { r.route(to: \.confirm) { } }
