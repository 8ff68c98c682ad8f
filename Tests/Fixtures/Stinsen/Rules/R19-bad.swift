// R19 One router from the store, two tabs that make its coordinator.
// resolved: R19BadFeed.more
import SwiftUI
import Stinsen

final class R19Bad: TabCoordinatable {
    let child = TabChild(startingItems: [\R19Bad.one, \R19Bad.two])
    @Route(tabItem: makeItem) var one = makeOne
    @Route(tabItem: makeItem) var two = makeTwo
    func makeOne() -> R19BadFeed { R19BadFeed() }
    func makeTwo() -> R19BadFeed { R19BadFeed() }
    func makeItem(isActive: Bool) -> some View { Text("t") }
}
final class R19BadFeed: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R19BadFeed.start)
    @Root var start = makeStart
    @Route(.push) var more = makeMore
    func makeMore() -> some View { PlainView() }
    func makeStart() -> some View { PlainView() }
}
final class R19BadModel {
    @RouterObject var router: R19BadFeed.Router?
//                    ^^^^^^ hint ownership
    func open() { router?.route(to: \.more) }
}
