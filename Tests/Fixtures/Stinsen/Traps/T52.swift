// T52 push into a navigation view.
// Expected: nested-navigation-container (R12) at 'lane'.
import SwiftUI
import Stinsen

final class T52: NavigationCoordinatable { let stack = NavigationStack(initial: \T52.start); @Root var start = makeStart; func makeStart() -> some View { PlainView() }
    @Route(.push) var lane = makeLane
//                    ^^^^ warning nested-navigation-container
    func makeLane() -> NavigationViewCoordinator<LaneCoordinator> { NavigationViewCoordinator(LaneCoordinator()) }
}
