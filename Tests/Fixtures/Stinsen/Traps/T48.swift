// T48 push and modal may share a ternary.
// Expected: none.
// resolved: T48.a, T48.b
import SwiftUI
import Stinsen

final class T48: NavigationCoordinatable { let stack = NavigationStack(initial: \T48.start); @Root var start = makeStart; func makeStart() -> some View { PlainView() }
    @Route(.push) var a = makeStart; @Route(.modal) var b = makeStart
    func go(_ wide: Bool) { route(to: wide ? \.a : \.b) }
}
