// C7 A factory that is a stored closure.
// rejected
import SwiftUI
import Stinsen

final class C7Stored: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Stored.start)
    @Root var start = makeStart
    @Route(.push) var a = makeA
//                    ^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    let makeA: () -> PlainView = { PlainView() }
}
