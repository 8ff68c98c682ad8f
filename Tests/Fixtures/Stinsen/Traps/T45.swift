// T45 query in the coordinator's own initialiser, push is fine.
// Expected: crash-on-transition (R2a) at 'other' only; inside a sink or Task started in init: none.
// resolved: T45.more
import SwiftUI
import Stinsen

final class T45: NavigationCoordinatable { let stack = NavigationStack(initial: \T45.start)
    @Root var start = makeStart; @Root var other = makeStart; @Route(.push) var more = makeStart
    init() { route(to: \.more); root(\.other) }
//                                     ^^^^^ crash-on-transition
    func makeStart() -> some View { PlainView() }
}
