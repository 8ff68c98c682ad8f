// R16 The router of the coordinator that shows the view.
// resolved: R16Good.more
import SwiftUI
import Stinsen

struct R16GoodApp: App {
    var body: some Scene { WindowGroup { NavigationViewCoordinator(R16Good()).view() } }
}
final class R16Good: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R16Good.start)
    @Root var start = makeStart
    @Route(.push) var more = makeMore
    func makeMore() -> some View { PlainView() }
    func makeStart() -> some View { R16GoodScreen() }
}
struct R16GoodScreen: View {
    @EnvironmentObject var router: R16Good.Router
    var body: some View { Text("a").onTapGesture { router.route(to: \.more) } }
}
