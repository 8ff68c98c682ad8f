// R13 Dismissing one that a sheet shows.
// resolved: R13GoodTop.flow, R13GoodErased.leaf
import SwiftUI
import Stinsen

final class R13GoodTop: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R13GoodTop.start)
    @Root var start = makeStart
    @Route(.modal) var flow = makeFlow
    func makeFlow() -> R13GoodFlow { R13GoodFlow() }
    func go() { route(to: \.flow) }
    func makeStart() -> some View { PlainView() }
}
final class R13GoodFlow: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R13GoodFlow.start)
    @Root var start = makeStart
    func close() { dismissCoordinator() }
    func makeStart() -> some View { PlainView() }
}
/// Inside of a coordinator that hides its type, it has the parent of that one.
final class R13GoodErased: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R13GoodErased.start)
    @Root var start = makeStart
    @Route(.modal) var leaf = makeLeaf
    func makeLeaf() -> AnyCoordinator { AnyCoordinator(R13GoodLeaf()) }
    func go() { route(to: \.leaf) }
    func makeStart() -> some View { PlainView() }
}
final class R13GoodLeaf: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R13GoodLeaf.start)
    @Root var start = makeStart
    func close() { dismissCoordinator() }
    func makeStart() -> some View { PlainView() }
}
