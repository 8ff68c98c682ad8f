// C7 Argument labels choose among methods of one base name, and so does what the wrapper can take.
// resolved: C7Labels.c, C7Labels.f, LaneCoordinator.map
import SwiftUI
import Stinsen

final class C7Labels: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Labels.start)
    @Root var start = makeStart
    @Route(.push) var a = makeA(n:)
    @Route(.push) var b = C7Labels.makeB
    @Route(.push) var c = makeC
    @Route(.push) var d = makeD
    @Route(.push) var e = makeE
    @Route(.push) var f = makeF
    @Route(.push) var g = makeG
    @Route(.push) var h = makeH
    func makeStart() -> some View { PlainView() }
    func makeA() -> PlainView { PlainView() }
    func makeA(n: Int) -> PlainView { PlainView() }
    func makeB() -> LaneCoordinator { LaneCoordinator() }
    func makeC() -> PlainView { PlainView() }
    func makeC(n: Int, m: Int) -> PlainView { PlainView() }
    func makeD() -> PlainView { PlainView() }
    func makeD(n: Int) throws -> PlainView { PlainView() }
    func makeE() -> PlainView { PlainView() }
    func makeE(n: Int) -> Int { n }
    // A coordinator is preferred to a view,
    func makeF() -> PlainView { PlainView() }
    func makeF(n: Int) -> LaneCoordinator { LaneCoordinator() }
    // a narrower parameter to a wider one,
    func makeG(_ n: Int?) -> PlainView { PlainView() }
    func makeG(n: Int) -> PlainView { PlainView() }
    // and what is of no actor to what is.
    func makeH() -> PlainView { PlainView() }
    @MainActor func makeH(n: Int) -> PlainView { PlainView() }
}
final class C7LabelledTabs: TabCoordinatable {
    var child = TabChild(startingItems: [\C7LabelledTabs.a])
    @Route(tabItem: makeItem) var a = makeA
    func makeA(n: Int) -> some View { PlainView() }
    func makeA() -> some View { PlainView() }
    func makeItem(isActive: Bool) -> some View { Text("a") }
}
func c7Labels(_ c: C7Labels) { c.route(to: \.c); c.route(to: \.f, 1).route(to: \.map) }

// A requirement and its default are one factory, and of methods of different types one is preferred.
protocol C7Detailing: AnyObject { func makeA() -> PlainView; func makeB(n: Int) -> PlainView }
protocol C7Refined: C7Detailing { func makeA() -> PlainView }
protocol C7Other { func makeD() -> PlainView }
extension C7Detailing { func makeA() -> PlainView { PlainView() }; func makeC() -> PlainView { PlainView() } }
extension C7Refined { func makeB(n: Int) -> PlainView { PlainView() }; func makeC() -> PlainView { PlainView() } }
extension C7Other { func makeD() -> PlainView { PlainView() } }
class C7Base { func makeD() -> PlainView { PlainView() } }
final class C7Inherits: C7Base, NavigationCoordinatable, C7Refined, C7Other {
    let stack = NavigationStack(initial: \C7Inherits.a)
    @Root var a = makeA
    @Root var b = makeB
    @Root var c = makeC
    @Root var d = makeD
}
final class C7Conditional<T>: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Conditional<T>.start)
    @Root var start = makeStart
    func makeStart() -> PlainView { PlainView() }
}
extension C7Conditional where T == Int { func makeStart(_ n: Int) -> PlainView { PlainView() } }
