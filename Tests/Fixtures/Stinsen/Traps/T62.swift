// T62 A final else names a route that no branch declares: that branch is never built.
import SwiftUI
import Stinsen

final class T62: NavigationCoordinatable {
    let stack = NavigationStack(initial: \T62.start)
    @Root var start = makeStart
    #if os(iOS)
    @Route(.push) var item = makeStart
    #elseif os(Linux) || os(macOS)
    @Route(.modal) var item = makeStart
    #endif
    func makeStart() -> some View { PlainView() }
    func open() {
        #if os(iOS)
        route(to: \.item)
        #elseif os(Linux) || os(macOS)
        route(to: \.item)
        #else
        route(to: \.thing)
        #endif
    }
    func close() {
        #if os(iOS)
        #if os(macOS)
        route(to: \.nothing)
        #endif
        #endif
    }
}
