// C7 One var, two routes.
// rejected
import SwiftUI
import Stinsen

final class C7Names: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Names.start)
    @Root var start = makeStart
    @Route(.push) var a = makeA, b = makeA
//                    ^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeA() -> some View { PlainView() }
}
