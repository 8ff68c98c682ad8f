// R16 The coordinator beside which the view is shown takes a closure, and no view; another takes views, and nobody who
// shows the view makes it.
import SwiftUI
import Stinsen

struct R16BesideApp: App {
    var body: some Scene { WindowGroup { NavigationViewCoordinator(R16Beside()).view() } }
}
final class R16Called: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R16Called.start)
    @Root var start = makeStart
    private let done: () -> Void
    init(done: @escaping () -> Void) { self.done = done }
    func makeStart() -> some View { PlainView() }
}
final class R16Elsewhere: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R16Elsewhere.start)
    @Root var start = makeStart
    private let content: AnyView
    init(content: AnyView) { self.content = content }
    func makeStart() -> some View { content }
}
final class R16Beside: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R16Beside.start)
    @Root var start = makeStart
    @Route(.push) var called = makeCalled
    func makeCalled() -> R16Called { R16Called { } }
    func makeStart() -> some View { VStack { R16CalledScreen(); R16ElsewhereScreen() } }
}
struct R16CalledScreen: View {
    @EnvironmentObject var router: R16Called.Router
//                         ^^^^^^ warning missing-environment-router
    var body: some View { Text("a").onTapGesture { router.popToRoot() } }
}
struct R16ElsewhereScreen: View {
    @EnvironmentObject var router: R16Elsewhere.Router
//                         ^^^^^^ warning missing-environment-router
    var body: some View { Text("a").onTapGesture { router.popToRoot() } }
}
