// R9 One within them.
import SwiftUI
import Stinsen

final class R9Good: TabCoordinatable {
    var child = TabChild(startingItems: [\R9Good.one, \R9Good.two])
    @Route(tabItem: makeItem) var one = makeOne
    @Route(tabItem: makeItem) var two = makeOne
    func makeOne() -> some View { PlainView() }
    func makeItem(isActive: Bool) -> some View { Text("t") }
    func last() { child.activeTab = 1 }
}
