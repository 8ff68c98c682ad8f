// R9 A tab index beyond the tabs.
import SwiftUI
import Stinsen

final class R9Bad: TabCoordinatable {
    var child = TabChild(startingItems: [\R9Bad.one, \R9Bad.two])
    @Route(tabItem: makeItem) var one = makeOne
    @Route(tabItem: makeItem) var two = makeOne
    func makeOne() -> some View { PlainView() }
    func makeItem(isActive: Bool) -> some View { Text("t") }
    func last() { child.activeTab = 2 }
//                                  ^ crash-on-transition
}
func r9Bad(_ tabs: R9Bad) { tabs.child.activeTab = -1 }
//                                                 ^^ crash-on-transition
