// C7 An optional view is a view, and what throws Never does not throw.
// resolved: C7Result.a, C7Result.b, C7Result.c, C7Extended.letter, C7Extended.box
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
extension Character: View { public var body: some View { PlainView() } }
struct C7Box<Content> { let content: Content }
extension C7Box: View where Content: View { var body: some View { content } }
final class C7Extended: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Extended.start)
    @Root var start = makeStart
    @Route(.push) var letter = makeLetter
    @Route(.push) var box = makeBox
    func makeStart() -> some View { PlainView() }
    func makeLetter() -> Character { "a" }
    func makeBox() -> C7Box<PlainView> { C7Box(content: PlainView()) }
}
func c7Extended(_ a: C7Extended, _ b: C7Extended) {
    a.route(to: \.letter)
    b.route(to: \.box)
}
