// What an `if` or a `switch` is worth that stands for a value, and what a stream gives.
// resolved: DepotCoordinator.lane, LaneCoordinator.map, LaneCoordinator.map, DepotCoordinator.scales, LaneCoordinator.bay
// unresolved: the receiver's type is not known
import SwiftUI
import Stinsen

func branchValues(_ depot: DepotCoordinator, _ other: DepotCoordinator?, _ lanes: [LaneCoordinator], _ number: Int) {
    let chosen = if number > 1 { depot } else { DepotCoordinator() }
    let next = LaneCoordinator()
    chosen.route(to: \.lane)
    let lane = switch number {
    case 0: next
    default: lanes[number]
    }
    lane.route(to: \.map)
    let sure = if let other { other } else { depot }
    sure.route(to: \.lane)
    let perhaps = if lanes.isEmpty { nil as LaneCoordinator? } else { lanes[0] }
    perhaps?.route(to: \.map)
    chosen.route(to: \.scales)
}
func streamValues(_ lanes: AsyncStream<LaneCoordinator>) async {
    for await lane in lanes { lane.route(to: \.bay, 1) }
}
