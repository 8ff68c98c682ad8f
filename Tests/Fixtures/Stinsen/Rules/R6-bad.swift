// R6 A root, a push and a tab that nothing uses.
// hints: on
import SwiftUI
import Stinsen

final class R6Bad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R6Bad.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
    @Root var closed = makeStart
//            ^^^^^^ hint unused-route
    @Route(.push) var more = makeStart
//                    ^^^^ hint unused-route
}

final class R6Tabs: TabCoordinatable {
    let child = TabChild(startingItems: [\R6Tabs.one])
    @Route(tabItem: makeItem) var one = makeOne
    @Route(tabItem: makeItem) var two = makeOne
//                                ^^^ hint unused-route
    func makeOne() -> some View { PlainView() }
    func makeItem(isActive: Bool) -> some View { Text("t") }
}
