// R17 A router of a coordinator that nobody makes.
// resolved: R17Bad.done
import SwiftUI
import Stinsen

final class R17Bad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R17Bad.start)
    @Root var start = makeStart
    @Route(.push) var done = makeDone
    func makeDone(code: String) -> some View { PlainView() }
    func makeStart() -> some View { PlainView() }
}
final class R17BadModel {
    @RouterObject var router: R17Bad.Router?
    func enter(_ code: String) { router?.route(to: \.done, code) }
//                                                   ^^^^ warning no-op-transition
}
