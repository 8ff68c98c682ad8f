// R17b Somebody makes it.
// resolved: R17bGood.done
import SwiftUI
import Stinsen

final class R17bGood: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R17bGood.start)
    @Root var start = makeStart
    @Route(.push) var done = makeDone
    func makeDone(code: String) -> some View { PlainView() }
    func makeStart() -> some View { PlainView() }
}
final class R17bGoodModel {
    @RouterObject var router: R17bGood.Router?
    let made = R17bGood()
    func enter(_ code: String) { router!.route(to: \.done, code) }
}
