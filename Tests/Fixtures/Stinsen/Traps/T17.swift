// T17 initial route chosen by a condition.
// Expected: none; both are initial, neither is unused.
import SwiftUI
import Stinsen

final class T17: NavigationCoordinatable {
    var stack: Stinsen.NavigationStack<T17>
    @Root var inside = makeInside; @Root var outside = makeOutside
    init(known: Bool) {
        if known { stack = NavigationStack(initial: \.inside, 4) } else { stack = NavigationStack(initial: \T17.outside) }
    }
    func makeInside(level: Int) -> some View { PlainView() }; func makeOutside() -> some View { PlainView() }
}
