// R8 A starting item of another coordinator, and one that is no route.
import SwiftUI
import Stinsen

final class R8Bad: TabCoordinatable {
    var child = TabChild(startingItems: [\R8Bad.one, \YardCoordinator.gate, \R8Bad.title])
//                                                                    ^^^^ warning skipped-tab-item
//                                                                                 ^^^^^ warning skipped-tab-item
    @Route(tabItem: makeItem) var one = makeOne
    @Route(tabItem: makeItem) var two = makeOne
    func makeOne() -> some View { PlainView() }
    func makeItem(isActive: Bool) -> some View { Text("t") }
    var title = "a"
}
