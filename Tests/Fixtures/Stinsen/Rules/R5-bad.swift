// R5 The initial route is a presentation.
import SwiftUI
import Stinsen

final class R5Bad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R5Bad.more)
//                                              ^^^^ information initial-not-root
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
    @Route(.push) var more = makeStart
}
