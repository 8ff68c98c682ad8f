// C7 A factory that throws.
// rejected
import SwiftUI
import Stinsen

final class C7Throws: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Throws.start)
    @Root var start = makeStart
    @Route(.push) var a = makeA
//                    ^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeA() throws -> PlainView { PlainView() }
}
