// T11 the concrete router of such a coordinator.
// Expected: missing-environment-router warning at the router (R18).
// resolved: T11.more
import SwiftUI
import Stinsen

final class T11: NavigationCoordinatable { let stack = NavigationStack(initial: \T11.start)
    lazy var routerStorable: AnyObject = self
    @Root var start = makeStart; @Route(.push) var more = makeStart
    func makeStart() -> some View { T11Screen() }
}
struct T11Screen: View { @EnvironmentObject var router: T11.Router
//                                              ^^^^^^ warning missing-environment-router
    var body: some View { Text("a").onTapGesture { router.route(to: \.more) } } }
