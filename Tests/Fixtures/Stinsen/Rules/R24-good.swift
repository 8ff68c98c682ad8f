// R24 A coordinator that a push reaches.
// hints: on
// resolved: R24Good.lost
import SwiftUI
import Stinsen

struct R24GoodApp: App {
    var body: some Scene { WindowGroup { NavigationViewCoordinator(R24Good()).view() } }
}
final class R24Good: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R24Good.start)
    @Root var start = makeStart
    @Route(.push) var lost = makeLost
    func makeLost() -> R24GoodLost { R24GoodLost() }
    func go() { route(to: \.lost) }
    func makeStart() -> some View { PlainView() }
}
final class R24GoodLost: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R24GoodLost.start)
    @Root var start = makeStart
    
    func makeStart() -> some View { PlainView() }
}
