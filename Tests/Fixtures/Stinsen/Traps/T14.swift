// T14 the wrapper's name says nothing.
// Expected: none; kinds root, push, root.
// resolved: T14.second, T14.third
import SwiftUI
import Stinsen

final class T14: NavigationCoordinatable { let stack = NavigationStack(initial: \T14.first)
    @Root() var first = makeFirst; @Root(.push) var second = makeFirst; @Route var third = makeFirst
    func makeFirst() -> some View { PlainView() }; func go() { route(to: \.second); root(\.third) }
}
