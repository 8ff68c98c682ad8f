// R13 Dismissing a coordinator that only a root shows.
// resolved: R13BadTop.flow
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
