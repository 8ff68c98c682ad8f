// A type that a body declares: what it asks for counts as used.
// hints: on
import SwiftUI
import Stinsen

final class LocalTypeTop: NavigationCoordinatable {
    let stack = NavigationStack(initial: \LocalTypeTop.start)
    @Root var start = makeStart
    @Route(.push) var asked = makeLast
    @Route(.push) var lost = makeLast
//                    ^^^^ hint unused-route
    func makeStart() -> some View {
        struct Screen: View {
            @EnvironmentObject var router: LocalTypeTop.Router
            var body: some View { Button("a") { router.route(to: \.asked) } }
        }
        return Screen()
    }
    func makeLast() -> some View { PlainView() }
}
func startLocalType() -> some View { NavigationViewCoordinator(LocalTypeTop()).view() }
