// T15 factories in other extensions, private ones included.
// Expected: none; both factories found.
import SwiftUI
import Stinsen

final class T15: NavigationCoordinatable { let stack = NavigationStack(initial: \T15.start)
    @Root var start = makeStart; @Route(.push) var more = makeMore
}
private extension T15 { func makeMore(n: Int) -> some View { PlainView() } }
extension T15 { @ViewBuilder func makeStart() -> some View { PlainView() } }
