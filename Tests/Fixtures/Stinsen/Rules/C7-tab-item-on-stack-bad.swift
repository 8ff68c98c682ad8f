// C7 A tab item in a stack coordinator.
// rejected
import SwiftUI
import Stinsen

final class C7StackTab: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7StackTab.start)
    @Root var start = makeStart
    @Route(tabItem: makeItem) var a = makeA
//                                ^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeA() -> PlainView { PlainView() }
    func makeItem(isActive: Bool) -> some View { Text("t") }
}
