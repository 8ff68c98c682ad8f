// R7 A tab that is.
// resolved: R7Good.two
import SwiftUI
import Stinsen

final class R7Good: TabCoordinatable {
    var child = TabChild(startingItems: [\R7Good.one, \R7Good.two])
    @Route(tabItem: makeItem) var one = makeOne
    @Route(tabItem: makeItem) var two = makeOne
    func makeOne() -> some View { PlainView() }
    func makeItem(isActive: Bool) -> some View { Text("t") }
    
}
func r7Good(_ tabs: R7Good) { tabs.focusFirst(\.two) }
