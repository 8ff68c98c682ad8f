// C7 A factory with an inout parameter.
// rejected
import SwiftUI
import Stinsen

final class C7Inout: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Inout.start)
    @Root var start = makeStart
    @Route(.push) var a = makeA
//                    ^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeA(n: inout Int) -> PlainView { PlainView() }
}
