// R6 A route behind a chain that could not be followed: what the route before shows differs from build to build.
// hints: on
// resolved: R6Home.player, R6Home.player
// unresolved: the chain before it could not be followed; the chain before it could not be followed
import SwiftUI
import Stinsen

struct R6ChainApp: App {
    var body: some Scene { WindowGroup { NavigationViewCoordinator(R6Home()).view() } }
}
final class R6Home: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R6Home.start)
    @Root var start = makeStart
    #if os(tvOS)
    @Route(.fullScreen) var player = makePlayer
    func makePlayer() -> R6Player { R6Player() }
    #else
    @Route(.modal) var player = makePlayer
    func makePlayer() -> NavigationViewCoordinator<R6Player> { NavigationViewCoordinator(R6Player()) }
    #endif
    func makeStart() -> some View { Button("open") { self.open() } }
    func open() {
        #if os(tvOS)
        route(to: \.player).route(to: \.chapters)
        #else
        route(to: \.player).child.route(to: \.chapters)
        #endif
    }
}
final class R6Player: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R6Player.start)
    @Root var start = makeStart
    @Route(.push) var chapters = makeChapters
    func makeStart() -> some View { PlainView() }
    func makeChapters() -> R6Chapters { R6Chapters() }
}
final class R6Chapters: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R6Chapters.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
}
