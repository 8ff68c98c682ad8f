// R5 It is a root.
import SwiftUI
import Stinsen

final class R5Good: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R5Good.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
    @Route(.push) var more = makeStart
}
