// C6f Labels that an extension of the workspace has.
// resolved: DepotCoordinator.scales, DepotCoordinator.scales
// unresolved: the route is not a key path literal or a constant; an extension of the workspace adds 'route'
import SwiftUI
import Stinsen

extension DepotCoordinator {
    func route(to route: KeyPath<DepotCoordinator, Transition<DepotCoordinator, Presentation, Void, AnyView>>, animated: Bool) {
        self.route(to: route)
    }
}
func c6fLabelGood(_ depot: DepotCoordinator) {
    depot.route(to: \.scales, onDismiss: { })
    depot.route(to: \.scales, animated: true)
    depot.route(to: \.scales)
}
