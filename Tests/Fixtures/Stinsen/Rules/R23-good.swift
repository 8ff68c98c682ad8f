// R23 A factory that returns the coordinator.
import SwiftUI
import Stinsen

final class R23Good: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R23Good.start)
    @Root var start = makeStart
    @Route(.push) var lane = makeLane
    func makeLane() -> LaneCoordinator { LaneCoordinator() }
    func makeStart() -> some View { PlainView() }
}
