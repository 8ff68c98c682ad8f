// C7 A route cannot be lazy.
// rejected
import SwiftUI
import Stinsen

final class C7Lazy: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Lazy.start)
    @Root var start = makeStart
    @Route(.push) lazy var a = makeA
//                         ^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeA() -> some View { PlainView() }
}
