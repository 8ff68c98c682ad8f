// R6 Each is used: by a switch, by a push, by a question, by a key path kept elsewhere.
// hints: on
// resolved: R6Good.closed, R6Good.more
import SwiftUI
import Stinsen

final class R6Good: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R6Good.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
    @Root var closed = makeStart
    @Route(.push) var more = makeStart
    @Route(.push) var kept = makeStart
    @Root var asked = makeStart
    func ask() -> Bool { isRoot(\.asked) }
    static let target = \R6Good.kept
    func go() { root(\.closed) }
    func push() { route(to: \.more) }
}
