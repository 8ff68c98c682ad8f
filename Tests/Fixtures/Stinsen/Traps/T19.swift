// T19 tabs appended by a closure.
// Expected: none for 'two'; unused-route hint for 'three' when hints are on.
// resolved: T19.two
import SwiftUI
import Stinsen

final class T19: TabCoordinatable {
    var child: TabChild = {
        var items: [AnyKeyPath] = [\T19.one]
        items.append(\T19.two)
        // items.append(\T19.three)
        return TabChild(startingItems: items)
    }()
    @Route(tabItem: makeItem) var one = makeScreen; @Route(tabItem: makeItem) var two = makeScreen
    @Route(tabItem: makeItem) var three = makeScreen
    func makeScreen() -> some View { PlainView() }; func makeItem(isActive: Bool) -> some View { Text("t") }
}
func t19(_ t: T19) { t.focusFirst(\.two) }
