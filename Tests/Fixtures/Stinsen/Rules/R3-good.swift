// R3 It names a root.
import SwiftUI
import Stinsen

final class R3Good: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R3Good.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
    var title = "a"
}
