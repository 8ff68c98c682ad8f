// R18 A coordinator that publishes the router of a protocol.
// resolved: R18Bad.more
import SwiftUI
import Stinsen

protocol R18BadRouting: AnyObject {}
final class R18Bad: R18BadRouting, NavigationCoordinatable {
    let stack = NavigationStack(initial: \R18Bad.start)
    @Root var start = makeStart
    @Route(.push) var more = makeMore
    lazy var routerStorable: R18BadRouting = self
    func makeMore() -> some View { PlainView() }
    func makeStart() -> some View { R18BadScreen() }
}
struct R18BadScreen: View {
    @EnvironmentObject var router: R18Bad.Router
//                         ^^^^^^ warning missing-environment-router
    var body: some View { Text("a").onTapGesture { router.route(to: \.more) } }
}
