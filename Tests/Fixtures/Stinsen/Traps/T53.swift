// T53 a router nobody feeds.
// Expected: no-op-transition (R17) at 'done', related: the class and the router's declaration.
// resolved: T53.done
import SwiftUI
import Stinsen

final class T53: NavigationCoordinatable { let stack = NavigationStack(initial: \T53.start); @Root var start = makeStart; func makeStart() -> some View { PlainView() }
    @Route(.push) var done = makeDone
    func makeDone(code: String) -> some View { PlainView() }
}
final class T53Model { @RouterObject var router: T53.Router?
    func enter(_ code: String) { router?.route(to: \.done, code) } }
//                                                   ^^^^ warning no-op-transition
