// R23 A factory that embeds a coordinator as a view.
import SwiftUI
import Stinsen

final class R23Bad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R23Bad.start)
    @Root var start = makeStart
    @Route(.push) var lane = makeLane
    func makeLane() -> some View { LaneCoordinator().view() }
//                                 ^^^^^^^^^^^^^^^^^ hint ownership
    func makeStart() -> some View { PlainView() }
}
