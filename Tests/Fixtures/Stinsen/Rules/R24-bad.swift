// R24 A coordinator that no entry point reaches.
// hints: on
import SwiftUI
import Stinsen

struct R24BadApp: App {
    var body: some Scene { WindowGroup { NavigationViewCoordinator(R24Bad()).view() } }
}
final class R24Bad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R24Bad.start)
    @Root var start = makeStart
    @Route(.push) var lost = makeLost
//                    ^^^^ hint unused-route
    func makeLost() -> R24BadLost { R24BadLost() }
    func go() { popToRoot() }
    func makeStart() -> some View { PlainView() }
}
final class R24BadLost: NavigationCoordinatable {
//          ^^^^^^^^^^ hint unreachable-coordinator
    let stack = NavigationStack(initial: \R24BadLost.start)
    @Root var start = makeStart
    
    func makeStart() -> some View { PlainView() }
}
