// R24 What a coordinator inherits constructs another: the app's start is not in sight for that.
// hints: on
// resolved: R24Heir.shared
import SwiftUI
import Stinsen

class R24Base { func makeShared() -> R24Shown { R24Shown() } }
final class R24Shown: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R24Shown.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
}
final class R24Heir: R24Base, NavigationCoordinatable {
    let stack = NavigationStack(initial: \R24Heir.start)
    @Root var start = makeStart
    @Route(.push) var shared = makeShared
    func makeStart() -> some View { PlainView() }
    func go() { route(to: \.shared) }
}
