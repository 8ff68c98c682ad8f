// R5 What presents the initial route, if anything does, cannot be read.
// unfinished
import SwiftUI
import Stinsen

final class R5Damaged: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R5Damaged.start)
    @Root( var start = makeStart
    func makeStart() -> some View { PlainView() }
}
