// C7 A presentation in a tab coordinator.
// rejected
import SwiftUI
import Stinsen

final class C7TabPush: TabCoordinatable {
    let child = TabChild(startingItems: [\C7TabPush.start])
    @Route(tabItem: makeItem) var start = makeStart
    @Route(.push) var a = makeA
//                    ^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeItem(isActive: Bool) -> some View { Text("t") }
    func makeA() -> PlainView { PlainView() }
}
