// C6 A generic coordinator's routes take what its arguments say.
// rejected
import SwiftUI
import Stinsen

final class C6cHolder<T>: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C6cHolder<T>.start)
    @Root var start = makeStart
    @Route(.push) var one = makeOne
    func makeStart() -> some View { PlainView() }
    func makeOne(value: T) -> some View { PlainView() }
}
func c6cMissing(_ held: C6cHolder<Int>) { held.route(to: \.one) }
//                                                         ^^^ input-mismatch
