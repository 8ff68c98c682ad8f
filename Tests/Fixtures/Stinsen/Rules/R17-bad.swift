// R17 A router of a coordinator that nobody makes.
// resolved: R17Bad.done, R17Named.done
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
// A router, a stack, a key path and an extension name it, and make none.
final class R17Named: NavigationCoordinatable {
    let stack: Stinsen.NavigationStack<R17Named> = Stinsen.NavigationStack(initial: \.start)
    @Root var start = makeStart
    @Route(.push) var done = makeStart
    func makeStart() -> some View { PlainView() }
}
extension R17Named { typealias Way = KeyPath<R17Named, Int> }
final class R17NamedModel {
    @RouterObject var router: NavigationRouter<R17Named>?
    func enter() { router?.route(to: \.done) }
//                                     ^^^^ warning no-op-transition
}
