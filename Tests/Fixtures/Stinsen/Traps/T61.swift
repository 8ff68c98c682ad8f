// T61 One coordinator name in two targets, one a stack and one tabs: a call legal on either is silent.
//- /Phone/Shared.swift
import SwiftUI
import Stinsen

#if os(iOS)
final class T61: NavigationCoordinatable {
    let stack = NavigationStack(initial: \T61.start)
    @Root var start = makeStart
    @Route(.push) var detail = makeStart
    func makeStart() -> some View { PlainView() }
}
func t61(_ c: T61) { c.route(to: \.detail) }
#endif
//- /TV/Shared.swift
import SwiftUI
import Stinsen

#if !os(iOS)
final class T61: TabCoordinatable {
    let child = TabChild(startingItems: [\T61.detail])
    @Route(tabItem: makeItem) var detail = makeDetail
    func makeDetail() -> some View { PlainView() }
    func makeItem(isActive: Bool) -> some View { Text("t") }
}
func t61(_ c: T61) { c.focusFirst(\.detail) }
#endif
