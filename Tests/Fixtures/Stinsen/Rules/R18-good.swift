// R18 A coordinator that publishes its own.
// resolved: R18Good.more
import SwiftUI
import Stinsen

protocol R18GoodRouting: AnyObject {}
final class R18Good: R18GoodRouting, NavigationCoordinatable {
    let stack = NavigationStack(initial: \R18Good.start)
    @Root var start = makeStart
    @Route(.push) var more = makeMore
    lazy var routerStorable: R18Good = self
    func makeMore() -> some View { PlainView() }
    func makeStart() -> some View { R18GoodScreen() }
}
struct R18GoodScreen: View {
    @EnvironmentObject var router: R18Good.Router
    var body: some View { Text("a").onTapGesture { router.route(to: \.more) } }
}
