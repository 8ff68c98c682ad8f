// R19 One tab that makes it.
// resolved: R19GoodFeed.more
import SwiftUI
import Stinsen

final class R19Good: TabCoordinatable {
    let child = TabChild(startingItems: [\R19Good.one, \R19Good.two])
    @Route(tabItem: makeItem) var one = makeOne
    @Route(tabItem: makeItem) var two = makeTwo
    func makeOne() -> R19GoodFeed { R19GoodFeed() }
    func makeTwo() -> LaneCoordinator { LaneCoordinator() }
    func makeItem(isActive: Bool) -> some View { Text("t") }
}
final class R19GoodFeed: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R19GoodFeed.start)
    @Root var start = makeStart
    @Route(.push) var more = makeMore
    func makeMore() -> some View { PlainView() }
    func makeStart() -> some View { PlainView() }
}
final class R19GoodModel {
    @RouterObject var router: R19GoodFeed.Router?
    func open() { router?.route(to: \.more) }
}
