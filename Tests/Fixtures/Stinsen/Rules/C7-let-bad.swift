// C7 A route must be a var.
// rejected
import SwiftUI
import Stinsen

final class C7Let: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Let.start)
    @Root var start = makeStart
    @Route(.push) let a = makeA
//                    ^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeA() -> some View { PlainView() }
}
