// R9b One within them.
import SwiftUI
import Stinsen

final class R9bGood: TabCoordinatable {
    var child = TabChild(startingItems: [\R9bGood.one, \R9bGood.two], activeTab: 1)
    @Route(tabItem: makeItem) var one = makeOne
    @Route(tabItem: makeItem) var two = makeOne
    func makeOne() -> some View { PlainView() }
    func makeItem(isActive: Bool) -> some View { Text("t") }
    
}
