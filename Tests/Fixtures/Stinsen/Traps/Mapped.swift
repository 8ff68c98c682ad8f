// What 'map' and its kin make of optionals and arrays, by closures and by key paths; the first of a dictionary.
// resolved: DepotCoordinator.scales, DepotCoordinator.lane, ShiftCoordinator.roster, DepotCoordinator.scales, HubCoordinator.lanes, LaneCoordinator.map, DepotCoordinator.scales, DepotCoordinator.lane, DepotCoordinator.scales
import SwiftUI
import Stinsen

extension DepotCoordinator { var mapped: DepotCoordinator? { self } }
func mapped(
    _ router: DepotCoordinator.Router?, _ all: [DepotCoordinator.Router], _ byName: [String: DepotCoordinator.Router],
    _ yard: YardCoordinator
) {
    router.map { $0.coordinator }?.route(to: \.scales)
    router.flatMap { $0.coordinator.mapped }?.route(to: \.lane)
    router.flatMap { $0.hasRoot(\.shift) }?.route(to: \.roster)
    router.map(\.coordinator)?.route(to: \.scales)
    if let hub = yard.hasRoot(\.hub).map({ $0 }) { hub.focusFirst(\.lanes).child.route(to: \.map) }
    all.map(\.coordinator).first?.route(to: \.scales)
    all.compactMap { $0.coordinator.mapped }.last?.route(to: \.lane)
    byName.first?.value.route(to: \.scales)
}
