// R12 A push of a navigation view.
import SwiftUI
import Stinsen

final class R12Bad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R12Bad.start)
    @Root var start = makeStart
    @Route(.push) var lane = makeLane
//                    ^^^^ warning nested-navigation-container
    func makeLane() -> NavigationViewCoordinator<LaneCoordinator> { NavigationViewCoordinator(LaneCoordinator()) }
    func makeStart() -> some View { PlainView() }
}
