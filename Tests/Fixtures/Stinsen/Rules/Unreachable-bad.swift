// R24 A route that only coordinators ask for which nothing reaches: they lead to each other alone.
// hints: on
import SwiftUI
import Stinsen

struct LostRouteApp: App {
    var body: some Scene { WindowGroup { NavigationViewCoordinator(LostRoute()).view() } }
}
final class LostRoute: NavigationCoordinatable {
    let stack = NavigationStack(initial: \LostRoute.start)
    @Root var start = makeStart
    @Route(.push) var lost = makeLost
//                    ^^^^ hint unreachable-route
    func makeLost() -> some View { PlainView() }
    func makeStart() -> some View { PlainView() }
}
final class LostAsker: NavigationCoordinatable {
//          ^^^^^^^^^ hint unreachable-coordinator
    let stack = NavigationStack(initial: \LostAsker.start)
    @Root var start = makeStart
    @Route(.push) var next = makeNext
    func makeStart() -> some View { PlainView() }
    func makeNext() -> LostNext { LostNext() }
    func ask(_ other: LostRoute) { other.route(to: \.lost); route(to: \.next) }
}
final class LostNext: NavigationCoordinatable {
//          ^^^^^^^^ hint unreachable-coordinator
    let stack = NavigationStack(initial: \LostNext.start)
    @Root var start = makeStart
    @Route(.push) var back = makeBack
    func makeStart() -> some View { PlainView() }
    func makeBack() -> LostAsker { LostAsker() }
    func ask() { route(to: \.back) }
}
