// R16 A view that is handed to the coordinator which it reads the router of: its own code constructs no view.
// resolved: R16Wrapper.player, R16Generic.player, R16Holding.player
import SwiftUI
import Stinsen

struct R16HandedApp: App {
    var body: some Scene { WindowGroup { R16Handing().view() } }
}
final class R16Wrapper: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R16Wrapper.start)
    @Root var start = makeStart
    @Route(.fullScreen) var player = makePlayer
    private let content: () -> AnyView
    init(_ content: @escaping () -> AnyView) { self.content = content }
    func makePlayer() -> some View { PlainView() }
    func makeStart() -> some View { content() }
}
final class R16Generic<Content: View>: NavigationCoordinatable {
    let stack = NavigationStack<R16Generic>(initial: \R16Generic.start)
    @Root var start = makeStart
    @Route(.fullScreen) var player = makePlayer
    private let content: Content
    init(content: Content) { self.content = content }
    func makePlayer() -> some View { PlainView() }
    func makeStart() -> some View { content }
}
final class R16Holding: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R16Holding.start)
    @Root var start = makeStart
    @Route(.fullScreen) var player = makePlayer
    private let screen: R16Held
    init(screen: R16Held) { self.screen = screen }
    func makePlayer() -> some View { PlainView() }
    func makeStart() -> some View { screen }
}
final class R16Handing: TabCoordinatable {
    var child = TabChild(startingItems: [\R16Handing.guide, \R16Handing.channels, \R16Handing.held])
    @Route(tabItem: makeTab) var guide = makeGuide
    @Route(tabItem: makeTab) var channels = makeChannels
    @Route(tabItem: makeTab) var held = makeHeld
    func makeGuide() -> R16Wrapper { R16Wrapper { AnyView(R16Guide()) } }
    func makeChannels() -> R16Generic<R16GenericScreen> { R16Generic(content: R16GenericScreen()) }
    func makeHeld() -> R16Holding { R16Holding(screen: R16HeldScreen()) }
    func makeTab(isActive: Bool) -> some View { Text("tab") }
}
struct R16Guide: View {
    var body: some View { VStack { R16GuideCell() } }
}
struct R16GuideCell: View {
    @EnvironmentObject var router: R16Wrapper.Router
    var body: some View { Text("a").onTapGesture { router.route(to: \.player) } }
}
struct R16GenericScreen: View {
    @EnvironmentObject var router: R16Generic<R16GenericScreen>.Router
    var body: some View { Text("a").onTapGesture { router.route(to: \.player) } }
}
typealias R16Held = R16HeldScreen
struct R16HeldScreen: View {
    @EnvironmentObject var router: R16Holding.Router
    var body: some View { Text("a").onTapGesture { router.route(to: \.player) } }
}
