// C7 A variadic factory.
// rejected
import SwiftUI
import Stinsen

final class C7Variadic: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Variadic.start)
    @Root var start = makeStart
    @Route(.push) var a = makeA
//                    ^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeA(n: Int...) -> PlainView { PlainView() }
}
