// R6 What a generic function gives may be a coordinator with a route of that name.
// hints: on
// resolved:
// unresolved: the receiver's type is not known; the receiver's type is not known
import SwiftUI
import Stinsen

final class R6Generic: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R6Generic.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
    @Route(.push) var one = makeStart
    @Route(.push) var two = makeStart
    init() {}
}
func modify<T, V>(_ value: T, _ path: KeyPath<T, V>, _ change: (V) -> Void) { change(value[keyPath: path]) }
func r6made<T>(_ make: () -> T) -> T { make() }
struct R6Context { let generic: R6Generic }
func r6generic(_ context: R6Context) {
    modify(context, \.generic) { $0.route(to: \.one) }
    let made = r6made(R6Generic.init)
    made.route(to: \.two)
}
let r6Generic = R6Generic()
