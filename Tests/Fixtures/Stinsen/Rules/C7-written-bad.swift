// C7 The written type is the input's, too.
// rejected
import SwiftUI
import Stinsen

final class C7WrittenBad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7WrittenBad.start)
    @Root var start = makeStart
    @Route(.push) var byNumber: Transition<C7WrittenBad, Presentation, Int, AnyView> = makePage
    func makeStart() -> some View { PlainView() }
    func makePage(number: Int) -> PlainView { PlainView() }
    func makePage(name: String) -> PlainView { PlainView() }
    func go() { route(to: \.byNumber, "a") }
//                          ^^^^^^^^ input-mismatch
}
