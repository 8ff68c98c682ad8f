// C1 The first clause's directive is being typed: what the others name stands in one of several builds.
// unfinished
import SwiftUI
import Stinsen

final class C1Damaged: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C1Damaged.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
    func open() {
        #i)f os(iOS)
        print("iOS")
        #elseif os(Linux) || os(macOS)
        print("else")
        #else
        route(to: \.thing)
        #endif
    }
}
