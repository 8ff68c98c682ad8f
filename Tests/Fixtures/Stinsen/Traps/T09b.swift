// T09b a queried root matched with the optional's case by its name.
// Expected: none; a case of that name in an enum of the app's own is something else.
// resolved: ShiftCoordinator.roster, ShiftCoordinator.roster, LaneCoordinator.map
import SwiftUI
import Stinsen

enum T09bChoice { case some(LaneCoordinator), nothing }
func t09b(_ depot: DepotCoordinator, _ choice: T09bChoice) {
    if case .some(let shift) = depot.hasRoot(\.shift) { shift.route(to: \.roster) }
    switch depot.hasRoot(\.shift) {
    case .some(let shift): shift.route(to: \.roster)
    case .none: break
    }
    if case .some(let lane) = choice { lane.route(to: \.map) }
}
