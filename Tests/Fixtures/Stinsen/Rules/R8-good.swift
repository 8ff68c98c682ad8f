// R8 Only tabs of the class.
import SwiftUI
import Stinsen

final class R8Good: TabCoordinatable {
    var child = TabChild(startingItems: [\R8Good.one, \R8Good.two])
    @Route(tabItem: makeItem) var one = makeOne
    @Route(tabItem: makeItem) var two = makeOne
    func makeOne() -> some View { PlainView() }
    func makeItem(isActive: Bool) -> some View { Text("t") }
    var title = "a"
}
