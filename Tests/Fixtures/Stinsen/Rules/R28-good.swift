// R28 With an initial input.
// resolved: R28Good.note
import SwiftUI
import Stinsen

final class R28Good: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R28Good.note, 1)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
    @Root var note = makeNote
    func makeNote(n: Int?) -> some View { PlainView() }
    func change() { root(\.note, 3) }
}
