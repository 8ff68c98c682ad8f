// R2a A push onto it, and a root of one that is up or may be.
import SwiftUI
import Stinsen

func r2aGood(_ depot: DepotCoordinator) { depot.route(to: \.lane).route(to: \.map) }
func r2aQueried(_ depot: DepotCoordinator) { depot.hasRoot(\.shift)?.root(\.ended) }
func r2aRouter(_ lane: LaneCoordinator.Router) { lane.root(\.closed) }
func r2aViewed() -> AnyView {
    let lane = LaneCoordinator()
    let view = lane.view()
    lane.root(\.closed)
    return view
}
func r2aHandedOn(_ show: (LaneCoordinator) -> Void) {
    let lane = LaneCoordinator()
    show(lane)
    lane.root(\.closed)
}
func r2aAwaited(_ depot: DepotCoordinator) async {
    let lane = depot.route(to: \.lane)
    try? await Task.sleep(nanoseconds: 1)
    lane.root(\.closed)
}
final class R2aLater: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R2aLater.start)
    @Root var start = makeStart; @Root var expired = makeStart
    var onExpire: () -> Void = {}
    init() {
        func expire() { root(\.expired) }
        onExpire = expire
    }
    func makeStart() -> some View { PlainView() }
}
func r2aShown(_ depot: DepotCoordinator) {
    let lane = depot.route(to: \.lane)
    _ = lane.view()
    lane.root(\.closed)
}
func r2aCalledLater(_ run: (@escaping () -> Void) -> Void) -> AnyView {
    let lane = LaneCoordinator()
    func close() { lane.root(\.closed) }
    let view = lane.view()
    run(close)
    return view
}
func r2aDeferred() -> AnyView {
    let lane = LaneCoordinator()
    defer { lane.root(\.closed) }
    return lane.view()
}
