// C7 Where the route's type is written, it tells which of several methods is meant.
// resolved: C7Written.byNumber, C7Written.byName, C7Written.byWeight, C7Written.byFlag
import SwiftUI
import Stinsen

final class C7Written: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Written.start)
    @Root var start = makeStart
    @Route(.push) var byNumber: Transition<C7Written, Presentation, Int, AnyView> = makePage
    @Route(.push) var byName: Transition<C7Written, Presentation, String, AnyView> = makePage
    @Route(.push) var byWeight: Transition<C7Written, Presentation, Double, AnyView> = makePage
    @Route(.push) var byFlag = makePage as (C7Written) -> (Bool) -> LaneCoordinator
    func makeStart() -> some View { PlainView() }
    func makePage(number: Int) -> PlainView { PlainView() }
    func makePage(name: String) -> PlainView { PlainView() }
    func first() { route(to: \.byNumber, 1) }
    func second() { route(to: \.byName, "a") }
    func makePage(weight: Double) -> AnyView { AnyView(PlainView()) }
    func makePage(flag: Bool) -> LaneCoordinator { LaneCoordinator() }
    func third() { route(to: \.byWeight, 1.5) }
    func fourth() { route(to: \.byFlag, true) }
}
