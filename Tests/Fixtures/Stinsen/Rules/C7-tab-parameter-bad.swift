// C7 A tab whose factory takes a parameter.
// rejected
import SwiftUI
import Stinsen

final class C7TabParameter: TabCoordinatable {
    let child = TabChild(startingItems: [\C7TabParameter.start])
    @Route(tabItem: makeItem) var start = makeStart
    @Route(tabItem: makeItem) var a = makeA
//                                ^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeItem(isActive: Bool) -> some View { Text("t") }
    func makeA(n: Int) -> PlainView { PlainView() }
}
