// T04 router from the store, four spellings.
// Expected: none; six transitions, all resolved.
// resolved: LaneCoordinator.map, DepotCoordinator.lane, LaneCoordinator.map, SurveyCoordinator.question, ShiftCoordinator.roster, LaneCoordinator.bay
import SwiftUI
import Stinsen

final class T04 {
    let made = DepotCoordinator()
    @RouterObject var lane: LaneCoordinator.Router?
    @RouterObject var depot: NavigationRouter<DepotCoordinator>?
    var kept: SurveyCoordinator.Router? = RouterStore.shared.retrieve()
    func go() {
        lane?.route(to: \.map)
        depot?.route(to: \.lane).route(to: \.map)
        kept?.route(to: \.question, 2)
        let late: ShiftCoordinator.Router? = RouterStore.shared.retrieve()
        late?.route(to: \.roster)
        if let found: LaneCoordinator.Router = RouterStore.shared.retrieve() { found.route(to: \.bay, 1) }
    }
}
