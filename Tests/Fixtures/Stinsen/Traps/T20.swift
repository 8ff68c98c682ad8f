// T20 route and factory twice, by platform.
// Expected: none: no nested container (each route pairs with the factory of its branch), no ambiguity; 1 route, 2 declarations.
// resolved: T20.item
import SwiftUI
import Stinsen

final class T20: NavigationCoordinatable { let stack = NavigationStack(initial: \T20.start); @Root var start = makeStart; func makeStart() -> some View { PlainView() }
    #if os(tvOS)
    @Route(.modal) var item = makeItem
    func makeItem(id: Int) -> NavigationViewCoordinator<LaneCoordinator> { NavigationViewCoordinator(LaneCoordinator()) }
    #else
    @Route(.push) var item = makeItem
    func makeItem(id: Int) -> LaneCoordinator { LaneCoordinator() }
    #endif
}
func t20(_ r: T20.Router) { r.route(to: \.item, 7) }
