// R24 What an extension adds to the framework's router, whoever has the router may call.
// hints: on
// resolved: R24Extended.detail
import SwiftUI
import Stinsen

struct R24ExtendedApp: App {
    var body: some Scene { WindowGroup { NavigationViewCoordinator(R24Extended()).view() } }
}
final class R24Extended: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R24Extended.start)
    @Root var start = makeStart
    @Route(.push) var detail = makeDetail
    func makeStart() -> some View { R24ExtendedView() }
    func makeDetail() -> some View { PlainView() }
}
struct R24ExtendedView: View {
    @EnvironmentObject var router: R24Extended.Router
    var body: some View { Button("x") { router.routeToDetail() } }
}
extension NavigationRouter where T == R24Extended {
    func routeToDetail() { route(to: \.detail) }
}
