// R16 An extension of all views that puts a router into the environment names no view in front.
// resolved: R16Injecting.detail, R16Injected.more
import SwiftUI
import Stinsen

struct R16InjectedApp: App {
    var body: some Scene { WindowGroup { NavigationViewCoordinator(R16Injecting()).view() } }
}
final class R16Injecting: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R16Injecting.start)
    @Root var start = makeStart
    @Route(.push) var detail = makeDetail
    let other = NavigationRouter(id: -1, coordinator: R16Injected())
    func makeStart() -> some View { R16InjectedView() }
    func makeDetail() -> some View { PlainView() }
    func customize(_ view: AnyView) -> some View { view.injecting(other) }
}
struct R16InjectedView: View {
    @EnvironmentObject var other: R16Injected.Router
    @EnvironmentObject var router: R16Injecting.Router
    var body: some View {
        Button("x") {
            router.route(to: \.detail)
            other.route(to: \.more)
        }
    }
}
final class R16Injected: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R16Injected.start)
    @Root var start = makeStart
    @Route(.push) var more = makeMore
    func makeStart() -> some View { PlainView() }
    func makeMore() -> some View { PlainView() }
}
extension View {
    func injecting(_ router: R16Injected.Router) -> some View { environmentObject(router) }
}
