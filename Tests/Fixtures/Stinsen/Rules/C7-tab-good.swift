// C7 A tab with a tapped handler of the exact output.
import SwiftUI
import Stinsen

final class C7TabGood: TabCoordinatable {
    let child = TabChild(startingItems: [\C7TabGood.start])
    @Route(tabItem: makeItem) var start = makeStart
    @Route(tabItem: makeItem, onTapped: tapped) var a = makeA
    @Route(tabItem: makeItem, onTapped: seen) var b = makeB
    func makeStart() -> some View { PlainView() }
    func makeItem(isActive: Bool) -> some View { Text("t") }
    func makeA() -> LaneCoordinator { LaneCoordinator() }
    func makeB() -> some View { PlainView() }
    func tapped(isRepeat: Bool, lane: LaneCoordinator) { if isRepeat { lane.popToRoot() } }
    func seen(isRepeat: Bool, view: AnyView) {}
}
