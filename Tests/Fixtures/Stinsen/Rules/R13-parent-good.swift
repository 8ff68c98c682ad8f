// R13 A coordinator that dismisses itself in its own way, is given a parent, or asks for one.
import SwiftUI
import Stinsen

final class R13Top: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R13Top.start)
    @Root var start = makeStart
    @Root var own = makeOwn; @Root var adopted = makeAdopted; @Root var asking = makeAsking; @Root var asked = makeAsked
    func makeOwn() -> R13Own { R13Own() }
    func makeAdopted() -> R13Adopted { let flow = R13Adopted(); flow.parent = self; return flow }
    func makeAsking() -> R13Asking { R13Asking() }
    func makeAsked() -> R13Asked { R13Asked() }
    func makeStart() -> some View { PlainView() }
}
final class R13Own: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R13Own.start)
    @Root var start = makeStart
    func dismissCoordinator(_ action: (() -> Void)?) { action?() }
    func close() { dismissCoordinator(nil) }
    func makeStart() -> some View { PlainView() }
}
final class R13Adopted: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R13Adopted.start)
    @Root var start = makeStart
    func close() { dismissCoordinator() }
    func makeStart() -> some View { PlainView() }
}
final class R13Asking: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R13Asking.start)
    @Root var start = makeStart
    func close() { if stack.hasParent() { dismissCoordinator() } }
    func makeStart() -> some View { PlainView() }
}
final class R13Asked: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R13Asked.start)
    @Root var start = makeStart
    func makeStart() -> some View { R13AskedScreen() }
}
struct R13AskedScreen: View {
    @EnvironmentObject var router: R13Asked.Router
    var body: some View { Text("a").onTapGesture { if router.canDismiss { router.dismissCoordinator() } } }
}
