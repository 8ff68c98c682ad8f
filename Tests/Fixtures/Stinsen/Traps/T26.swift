// T26 wrapper subclass, two levels.
// Expected: none; target is LaneCoordinator.
// resolved: T26.lane, LaneCoordinator.map
import SwiftUI
import Stinsen

final class T26Wrapper: ViewWrapperCoordinator<LaneCoordinator, AnyView> {
    init(_ lane: LaneCoordinator) { super.init(lane) { $0 } }
}
final class T26: NavigationCoordinatable { let stack = NavigationStack(initial: \T26.start); @Root var start = makeStart; func makeStart() -> some View { PlainView() }
    @Route(.modal) var lane = makeLane
    func makeLane() -> NavigationViewCoordinator<T26Wrapper> { NavigationViewCoordinator(T26Wrapper(LaneCoordinator())) }
    func go() { route(to: \.lane).child.child.route(to: \.map) }
}
