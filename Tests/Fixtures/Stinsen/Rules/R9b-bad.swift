// R9b An active tab beyond the tabs.
import SwiftUI
import Stinsen

final class R9bBad: TabCoordinatable {
    var child = TabChild(startingItems: [\R9bBad.one, \R9bBad.two], activeTab: 5)
//                                                                             ^ warning no-op-transition
    @Route(tabItem: makeItem) var one = makeOne
    @Route(tabItem: makeItem) var two = makeOne
    func makeOne() -> some View { PlainView() }
    func makeItem(isActive: Bool) -> some View { Text("t") }
    
}
