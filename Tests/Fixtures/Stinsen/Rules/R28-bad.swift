// R28 An optional initial route without an input to compare with.
// resolved: R28Bad.note
import SwiftUI
import Stinsen

final class R28Bad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R28Bad.note)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
    @Root var note = makeNote
    func makeNote(n: Int?) -> some View { PlainView() }
    func change() { root(\.note, 3) }
//                         ^^^^ warning crash-on-transition
    func ask() { _ = isRoot(\.note, 3) }
//                            ^^^^ warning crash-on-transition
}
