// T05 weak and optional self.
// Expected: none; four transitions resolved.
// resolved: DepotCoordinator.scales, DepotCoordinator.shift, DepotCoordinator.lane, LaneCoordinator.map
import SwiftUI
import Stinsen

extension DepotCoordinator {
    func later(_ run: (@escaping () -> Void) -> Void) {
        run { [weak self] in self?.route(to: \.scales) }
        run { [weak self] in guard let self else { return }; self.root(\.shift) }
        run { [unowned self] in self.route(to: \.lane).route(to: \.map) }
    }
}
