// T25 one factory branches into several views and embeds a coordinator.
// Expected: ownership hint at 'LaneCoordinator()' (R23); targets LaneCoordinator (embedded) and PlainView; the chain stays on T25.
// resolved: T25.mixed
import SwiftUI
import Stinsen

final class T25: NavigationCoordinatable { let stack = NavigationStack(initial: \T25.start); @Root var start = makeStart; func makeStart() -> some View { PlainView() }
    @Route(.push) var mixed = makeMixed
    @ViewBuilder func makeMixed(deep: Bool) -> some View {
        if deep { LaneCoordinator().view() } else { PlainView() }
//                ^^^^^^^^^^^^^^^^^ hint ownership
    }
    func go() { route(to: \.mixed, true).popToRoot() }
}
