// T61b Beside a class's own declaration its code means that one, whatever another target declares.
// rejected
//- /Phone.swift
import SwiftUI
import Stinsen

#if os(Linux) || os(macOS)
final class T61b: NavigationCoordinatable {
    let stack = NavigationStack(initial: \T61b.start)
    @Root var start = makeStart
    @Route(.push) var more = makeStart
    func makeStart() -> some View { PlainView() }
    func go() { route(to: \.more, 1) }
//                          ^^^^ input-mismatch
}
#endif
//- /Television.swift
import SwiftUI
import Stinsen

#if os(tvOS)
final class T61b: NavigationCoordinatable {
    let stack = NavigationStack(initial: \T61b.start)
    @Root var start = makeStart
    @Route(.push) var more = makeMore
    func makeStart() -> some View { PlainView() }
    func makeMore(level: Int) -> some View { PlainView() }
    func go() { route(to: \.more, 1) }
}
#endif
