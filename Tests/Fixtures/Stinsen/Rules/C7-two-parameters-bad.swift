// C7 A factory with two parameters.
// rejected
import SwiftUI
import Stinsen

final class C7Two: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Two.start)
    @Root var start = makeStart
    @Route(.push) var a = makeA
//                    ^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeA(x: Int, y: Int) -> some View { PlainView() }
}
