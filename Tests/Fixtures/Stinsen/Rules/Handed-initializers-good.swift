// R14, R15, R24 An initializer that is handed on shows what it makes.
// hints: on
// resolved: HandedTop.again, HandedTop.flow, HandedTop.again
import SwiftUI
import Stinsen

struct HandedApp: App {
    let all = [()].map(HandedAlone.init)
    var body: some Scene { WindowGroup { NavigationViewCoordinator(HandedTop()).view() } }
}
final class HandedAlone: NavigationCoordinatable {
    let stack = NavigationStack(initial: \HandedAlone.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
}
final class HandedTop: NavigationCoordinatable {
    let stack = NavigationStack(initial: \HandedTop.start)
    @Root var start = makeStart
    @Route(.push) var again = makeAgain
    @Route(.push) var flow = makeFlow
    func makeStart() -> some View { HandedScreen() }
    func makeAgain() -> some View { HandedHost(content: HandedScreen.init) }
    func makeFlow() -> HandedFlow { HandedFlow() }
    func go() { route(to: \.again) }
    func goOn() { route(to: \.flow) }
}
struct HandedScreen: View {
    @EnvironmentObject var router: HandedTop.Router
    var body: some View { HandedHost(content: HandedInner.init).onTapGesture { router.pop() } }
}
struct HandedHost<Content: View>: View {
    let content: () -> Content
    var body: some View { content() }
}
final class HandedFlow: NavigationCoordinatable {
    let stack = NavigationStack(initial: \HandedFlow.start)
    @Root var start = makeStart
    func makeStart() -> some View { HandedInner() }
}
/// Also a screen of the coordinator that it asks.
struct HandedInner: View {
    @EnvironmentObject var router: HandedTop.Router
    var body: some View { PlainView().onTapGesture { router.route(to: \.again) } }
}
