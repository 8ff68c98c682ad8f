// C7 An optional view is a view, and what throws Never does not throw.
// resolved: C7Result.a, C7Result.b, C7Result.c
import SwiftUI
import Stinsen

final class C7Result: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Result.start)
    @Root var start = makeStart
    @Route(.push) var a = makeA
    @Route(.push) var b = makeB
    @Route(.push) var c = makeC
    func makeStart() -> some View { PlainView() }
    func makeA() -> PlainView? { nil }
    func makeB() -> AnyView? { nil }
    func makeC(n: Int) throws(Never) -> some View { PlainView() }
}
func c7Result(_ a: C7Result, _ b: C7Result, _ c: C7Result) {
    a.route(to: \.a)
    b.route(to: \.b)
    c.route(to: \.c, 1)
}
