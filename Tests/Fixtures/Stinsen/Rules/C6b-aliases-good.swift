// Aliases of one name that stand for other types in other builds.
import SwiftUI
import Stinsen

final class AliasPlayer: NavigationCoordinatable {
    let stack = NavigationStack(initial: \AliasPlayer.start)
    @Root var start = makeStart
    @Route(.push) var chapters = makeChapters
    func makeStart() -> some View { Text("") }
    func makeChapters() -> some View { Text("") }
}
final class AliasHome: NavigationCoordinatable {
    #if FULL
    typealias Player = NavigationViewCoordinator<AliasPlayer>
    typealias Key = String
    #else
    typealias Player = AliasPlayer
    typealias Key = Int
    #endif
    let stack = NavigationStack(initial: \AliasHome.start)
    @Root var start = makeStart
    @Route(.push) var player = makePlayer
    @Route(.push) var item = makeItem
    func makeStart() -> some View { Text("") }
    #if FULL
    func makePlayer() -> Player { NavigationViewCoordinator(AliasPlayer()) }
    #else
    func makePlayer() -> Player { AliasPlayer() }
    #endif
    func makeItem(_ key: Key) -> some View { Text("") }
    func go() {
        #if FULL
        route(to: \.item, "a")
        route(to: \.player).child.route(to: \.chapters)
        #else
        route(to: \.item, 1)
        route(to: \.player).route(to: \.chapters)
        #endif
    }
}
