// C7 A factory named through Self.
// rejected
import SwiftUI
import Stinsen

final class C7SelfName: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7SelfName.start)
    @Root var start = makeStart
    @Route(.push) var a = Self.makeA
//                    ^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeA() -> PlainView { PlainView() }
}
