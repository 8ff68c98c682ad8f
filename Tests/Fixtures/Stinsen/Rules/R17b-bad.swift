// R17b The same router, unwrapped by force.
// resolved: R17bBad.done
import SwiftUI
import Stinsen

final class R17bBad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R17bBad.start)
    @Root var start = makeStart
    @Route(.push) var done = makeDone
    func makeDone(code: String) -> some View { PlainView() }
    func makeStart() -> some View { PlainView() }
}
final class R17bBadModel {
    @RouterObject var router: R17bBad.Router?
    func enter(_ code: String) { router!.route(to: \.done, code) }
//                                                   ^^^^ warning crash-on-transition
}
