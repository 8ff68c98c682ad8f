// R13 Dismissing a coordinator that only a root shows.
// resolved: R13BadTop.flow, R13BadErased.leaf
import SwiftUI
import Stinsen

final class R13BadTop: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R13BadTop.start)
    @Root var start = makeStart
    @Root var flow = makeFlow
    func makeFlow() -> R13BadFlow { R13BadFlow() }
    func go() { root(\.flow) }
    func makeStart() -> some View { PlainView() }
}
final class R13BadFlow: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R13BadFlow.start)
    @Root var start = makeStart
    func close() { dismissCoordinator() }
//                 ^^^^^^^^^^^^^^^^^^ warning crash-on-transition
    func makeStart() -> some View { PlainView() }
}
final class R13BadErased: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R13BadErased.start)
    @Root var start = makeStart
    @Root var leaf = makeLeaf
    func makeLeaf() -> AnyCoordinator { AnyCoordinator(R13BadLeaf()) }
    func go() { root(\.leaf) }
    func makeStart() -> some View { PlainView() }
}
final class R13BadLeaf: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R13BadLeaf.start)
    @Root var start = makeStart
    func close() { dismissCoordinator() }
//                 ^^^^^^^^^^^^^^^^^^ warning crash-on-transition
    func makeStart() -> some View { PlainView() }
}
