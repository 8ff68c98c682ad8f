// R14 A pop in a view that is pushed as well.
// resolved: R14Good.again
import SwiftUI
import Stinsen

final class R14Good: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R14Good.start)
    @Root var start = makeStart
    @Route(.push) var again = makeStart
    func go() { route(to: \.again) }
    func makeStart() -> some View { R14GoodScreen() }
}
struct R14GoodScreen: View {
    @EnvironmentObject var router: R14Good.Router
    var body: some View { Text("a").onTapGesture { router.pop() } }
}
