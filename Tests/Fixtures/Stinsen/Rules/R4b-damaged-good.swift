// R4b A closure that begins below is no input.
// unfinished
import SwiftUI
import Stinsen

final class R4bDamaged: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R4bDamaged.start)
    { a in
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
}
