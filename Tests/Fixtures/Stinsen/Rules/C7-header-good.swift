// C7 The head of a factory is being typed: what it will return is not known.
// unfinished
import SwiftUI
import Stinsen

final class C7Header: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Header.start)
    @Root var start = makeStart
    func makeStart( -> some View { PlainView() }
}
