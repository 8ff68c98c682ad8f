// R3 The initial route names a property that is no route.
import SwiftUI
import Stinsen

final class R3Bad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R3Bad.title)
//                                              ^^^^^ crash-on-transition
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
    var title = "a"
}
