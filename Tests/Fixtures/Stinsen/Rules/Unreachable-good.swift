// R24 A route that a screen asks for.
// hints: on
// resolved: FoundRoute.found
import SwiftUI
import Stinsen

struct FoundRouteApp: App {
    var body: some Scene { WindowGroup { NavigationViewCoordinator(FoundRoute()).view() } }
}
final class FoundRoute: NavigationCoordinatable {
    let stack = NavigationStack(initial: \FoundRoute.start)
    @Root var start = makeStart
    @Route(.push) var found = makeFound
    func makeFound() -> some View { PlainView() }
    func makeStart() -> some View { FoundScreen() }
}
struct FoundScreen: View {
    @EnvironmentObject var router: FoundRoute.Router
    var body: some View { Button("find") { router.route(to: \.found) } }
}
