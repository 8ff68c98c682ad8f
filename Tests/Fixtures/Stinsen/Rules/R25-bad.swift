// R25 A full screen that macOS does not show.
import SwiftUI
import Stinsen

final class R25Bad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R25Bad.start)
    @Root var start = makeStart
    #if os(macOS)
    @Route(.fullScreen) var more = makeMore
//                          ^^^^ warning no-op-transition
    #endif
    func makeMore() -> some View { PlainView() }
    func makeStart() -> some View { PlainView() }
}
