// C7 Two methods of the factory's base name.
// rejected
import SwiftUI
import Stinsen

final class C7Ambiguous: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Ambiguous.start)
    @Root var start = makeStart
    @Route(.push) var a = makeA
//                    ^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeA() -> PlainView { PlainView() }
    func makeA(n: Int) -> PlainView { PlainView() }
}
