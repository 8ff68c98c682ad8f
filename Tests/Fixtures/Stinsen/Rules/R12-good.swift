// R12 A push of the bare coordinator, and a sheet with a navigation view.
import SwiftUI
import Stinsen

final class R12Good: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R12Good.start)
    @Root var start = makeStart
    @Route(.push) var lane = makeLane
    @Route(.modal) var sheet = makeSheet
    func makeLane() -> LaneCoordinator { LaneCoordinator() }
    func makeSheet() -> NavigationViewCoordinator<LaneCoordinator> { NavigationViewCoordinator(LaneCoordinator()) }
    func makeStart() -> some View { PlainView() }
}
