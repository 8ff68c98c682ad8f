// T54 two routers in one view, only one read on each path.
// Expected: none, even where T54 is shown below only one of the two.
// resolved: LaneCoordinator.map, ShiftCoordinator.roster
import SwiftUI
import Stinsen

struct T54: View {
    var fromLane: Bool
    @EnvironmentObject var lane: LaneCoordinator.Router
    @EnvironmentObject var shift: ShiftCoordinator.Router
    var body: some View { Text("a").onTapGesture { if fromLane { lane.route(to: \.map) } else { shift.route(to: \.roster) } } }
}
