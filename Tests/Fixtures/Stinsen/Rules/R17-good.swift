// R17 Somebody makes it.
// resolved: R17Good.done
import SwiftUI
import Stinsen

final class R17Good: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R17Good.start)
    @Root var start = makeStart
    @Route(.push) var done = makeDone
    func makeDone(code: String) -> some View { PlainView() }
    func makeStart() -> some View { PlainView() }
}
final class R17GoodModel {
    @RouterObject var router: R17Good.Router?
    let made = R17Good()
    func enter(_ code: String) { router?.route(to: \.done, code) }
}
