// R17 A router of a coordinator that nobody makes.
// resolved: R17Bad.done, R17Named.done, R17Bad.done, R17Bad.done, R17Bad.done
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
// Behind constants, and without a variable.
final class R17Asked {
    @RouterObject var router: R17Bad.Router?
    func unwrap() { if let known = router { known.route(to: \.done, "a") } }
//                                                            ^^^^ warning no-op-transition
    func ask() {
        guard let found: R17Bad.Router = RouterStore.shared.retrieve() else { return }
        found.route(to: \.done, "b")
//                        ^^^^ warning no-op-transition
    }
    func cast() { (RouterStore.shared.retrieve() as R17Bad.Router?)?.route(to: \.done, "c") }
//                                                                               ^^^^ warning no-op-transition
}
