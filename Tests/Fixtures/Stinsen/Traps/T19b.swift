// T19b The tab that only a comment appends is unused once hints are on.
// hints: on
import SwiftUI
import Stinsen

final class T19b: TabCoordinatable {
    var child: TabChild = {
        var items: [AnyKeyPath] = [\T19b.one]
        items.append(\T19b.two)
        // items.append(\T19b.three)
        return TabChild(startingItems: items)
    }()
    @Route(tabItem: makeItem) var one = makeScreen
    @Route(tabItem: makeItem) var two = makeScreen
    @Route(tabItem: makeItem) var three = makeScreen
//                                ^^^^^ hint unused-route
    func makeScreen() -> some View { PlainView() }
    func makeItem(isActive: Bool) -> some View { Text("t") }
}
