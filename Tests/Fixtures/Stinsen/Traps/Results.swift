// What a 'Result' holds: in a pattern, and where it is taken out.
// resolved: DepotCoordinator.scales, DepotCoordinator.lane, DepotCoordinator.scales
import SwiftUI
import Stinsen

func results(_ router: Result<DepotCoordinator.Router, Error>) throws {
    if case .success(let found) = router { found.route(to: \.scales) }
    switch router {
    case .success(let found): found.route(to: \.lane)
    case .failure: break
    }
    try router.get().route(to: \.scales)
}
