// R11 A push with no navigation view above it.
// resolved: R11Bad.more
import SwiftUI
import Stinsen

struct R11BadApp: App {
    var body: some Scene { WindowGroup { R11Bad().view() } }
}
final class R11Bad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R11Bad.start)
    @Root var start = makeStart
    @Route(.push) var more = makeMore
//                    ^^^^ warning missing-navigation-container
    func makeMore() -> some View { PlainView() }
    func go() { route(to: \.more) }
    func makeStart() -> some View { PlainView() }
}
