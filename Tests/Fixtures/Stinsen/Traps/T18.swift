// T18 ternaries.
// Expected: none; 'refresh' uses both routes.
// resolved: T18.full, T18.empty
import SwiftUI
import Stinsen

final class T18: NavigationCoordinatable { let stack = NavigationStack(initial: T18.known ? \T18.full : \T18.empty)
    static var known = false
    @Root var full = makeFull; @Root var empty = makeEmpty
    func makeFull() -> some View { PlainView() }; func makeEmpty() -> some View { PlainView() }; func refresh() { root(T18.known ? \.full : \.empty) }
}
