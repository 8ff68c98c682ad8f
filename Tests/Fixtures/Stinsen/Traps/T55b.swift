// T55b Once any route presents the flow, its dismissal has a parent.
// resolved: T55b.flow
import SwiftUI
import Stinsen

final class T55b: NavigationCoordinatable {
    let stack = NavigationStack(initial: \T55b.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
    @Route(.modal) var flow = makeFlow
    func makeFlow() -> NavigationViewCoordinator<T55bFlow> { NavigationViewCoordinator(T55bFlow()) }
    func open() { route(to: \.flow) }
}
final class T55bFlow: NavigationCoordinatable {
    let stack = NavigationStack(initial: \T55bFlow.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
    func close() { dismissCoordinator() }
}
