// T34 trailing closures: onDismiss or input.
// Expected: none; first closure is onDismiss, the other two are inputs.
// resolved: DepotCoordinator.lane, DepotCoordinator.confirm, DepotCoordinator.confirm
import SwiftUI
import Stinsen

func t34(_ c: DepotCoordinator, _ r: DepotCoordinator.Router) {
    c.route(to: \.lane) { }
    c.route(to: \.confirm) { }
    r.route(to: \.confirm) { }
}
