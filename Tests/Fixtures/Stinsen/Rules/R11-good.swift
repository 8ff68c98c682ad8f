// R11 A navigation view above it, or a sheet that brings its own.
// resolved: R11Good.more, R11Sheet.flow, R11Flow.more
import SwiftUI
import Stinsen

struct R11GoodApp: App {
    var body: some Scene { WindowGroup { NavigationViewCoordinator(R11Good()).view() } }
}
final class R11Good: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R11Good.start)
    @Root var start = makeStart
    @Route(.push) var more = makeMore
    func makeMore() -> some View { PlainView() }
    func go() { route(to: \.more) }
    func makeStart() -> some View { PlainView() }
}
struct R11SheetApp: App {
    var body: some Scene { WindowGroup { R11Sheet().view() } }
}
final class R11Sheet: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R11Sheet.start)
    @Root var start = makeStart
    @Route(.modal) var sheet = makeSheet
    @Route(.modal) var flow = makeFlow
    func makeSheet() -> some View { PlainView() }
    func makeFlow() -> NavigationViewCoordinator<R11Flow> { NavigationViewCoordinator(R11Flow()) }
    func go() { route(to: \.flow).child.route(to: \.more) }
    func makeStart() -> some View { PlainView() }
}
final class R11Flow: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R11Flow.start)
    @Root var start = makeStart
    @Route(.push) var more = makeMore
    func makeMore() -> some View { PlainView() }
    func makeStart() -> some View { PlainView() }
}
