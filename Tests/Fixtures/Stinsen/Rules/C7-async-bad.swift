// C7 A factory that suspends.
// rejected
import SwiftUI
import Stinsen

final class C7Async: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Async.start)
    @Root var start = makeStart
    @Route(.push) var a = makeA
//                    ^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeA() async -> PlainView { PlainView() }
}
