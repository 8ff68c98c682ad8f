// C7 Several methods of the factory's base name that will do, also in an extension.
// rejected
import SwiftUI
import Stinsen

final class C7Ambiguous: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Ambiguous.start)
    @Root var start = makeStart
    @Route(.push) var a = makeA
//                    ^ invalid-declaration
    @Route(.push) var b = makeB
//                    ^ invalid-declaration
    @Route(.push) var c = makeC
//                    ^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeA() -> PlainView { PlainView() }
    func makeA(n: Int) -> PlainView { PlainView() }
    func makeA(n: Int, m: Int) -> PlainView { PlainView() }
    func makeB(n: Int) -> PlainView { PlainView() }
    func makeB(text: String) -> PlainView { PlainView() }
    func makeC() -> LaneCoordinator { LaneCoordinator() }
}
extension C7Ambiguous { private func makeC(n: Int) -> LaneCoordinator { LaneCoordinator() } }
