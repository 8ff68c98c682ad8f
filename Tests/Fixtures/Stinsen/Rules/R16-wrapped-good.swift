// R16 A view that an initializer of the workspace's own, of the framework's wrapper, puts into a coordinator.
// resolved: R16Wrapped.shown
import SwiftUI
import Stinsen

struct R16WrappedApp: App {
    var body: some Scene { WindowGroup { R16Wrapping().view() } }
}
extension NavigationViewCoordinator<R16Wrapped> {
    convenience init<Content: View>(@ViewBuilder content: @escaping () -> Content) {
        self.init(R16Wrapped { AnyView(content()) })
    }
}
final class R16Wrapped: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R16Wrapped.start)
    @Root var start = makeStart
    @Route(.push) var shown = makeShown
    private let content: () -> AnyView
    init(_ content: @escaping () -> AnyView) { self.content = content }
    func makeShown() -> some View { PlainView() }
    func makeStart() -> some View { content() }
}
final class R16Wrapping: TabCoordinatable {
    var child = TabChild(startingItems: [\R16Wrapping.guide])
    @Route(tabItem: makeTab) var guide = makeGuide
    func makeGuide() -> NavigationViewCoordinator<R16Wrapped> {
        NavigationViewCoordinator { R16WrappedScreen() }
    }
    func makeTab(isActive: Bool) -> some View { Text("tab") }
}
struct R16WrappedScreen: View {
    @EnvironmentObject var router: R16Wrapped.Router
    var body: some View { Text("a").onTapGesture { router.route(to: \.shown) } }
}
