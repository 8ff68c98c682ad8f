// C3e What may be missing is there behind '?', '!', a binding, a default.
// resolved: ShiftCoordinator.roster, ShiftCoordinator.roster, DepotCoordinator.lane, LaneCoordinator.map, DepotCoordinator.lane, LaneCoordinator.map, DepotCoordinator.lane, DepotCoordinator.lane, DepotCoordinator.shift, ShiftCoordinator.roster
import SwiftUI
import Stinsen

func c3fGood(_ depot: DepotCoordinator, _ router: DepotCoordinator.Router?, _ object: AnyObject) throws {
    depot.hasRoot(\.shift)?.route(to: \.roster)
    if let shift = depot.hasRoot(\.shift) { shift.route(to: \.roster) }
    let lane = try? depot.focusFirst(\.lane)
    lane?.route(to: \.map)
    let pushed = (router?.route(to: \.lane))!
    pushed.route(to: \.map)
    let found = object as? DepotCoordinator
    guard let found else { return }
    found.route(to: \.lane)
    let other = object as? DepotCoordinator
    other!.route(to: \.lane)
    let shift = depot.hasRoot(\.shift) ?? depot.root(\.shift)
    shift.route(to: \.roster)
}
