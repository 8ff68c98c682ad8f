// C7 A generic factory.
// rejected
import SwiftUI
import Stinsen

final class C7Generic: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Generic.start)
    @Root var start = makeStart
    @Route(.push) var a = makeA
//                    ^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeA<T>(n: T) -> PlainView { PlainView() }
}
