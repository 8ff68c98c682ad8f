// R25 Full screen elsewhere, a sheet there.
import SwiftUI
import Stinsen

final class R25Good: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R25Good.start)
    @Root var start = makeStart
    #if os(macOS)
    @Route(.modal) var more = makeMore
    #else
    @Route(.fullScreen) var more = makeMore
    #endif
    func makeMore() -> some View { PlainView() }
    func makeStart() -> some View { PlainView() }
}
