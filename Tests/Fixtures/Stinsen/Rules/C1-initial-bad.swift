// C1 The start of a stack or a tab bar names nothing that the coordinator has. What a macro or an `#if` may bring is not judged.
// rejected
import SwiftUI
import Stinsen

final class C1InitialBad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C1InitialBad.strat)
//                                                     ^^^^^ unknown-route
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
}
final class C1ItemsBad: TabCoordinatable {
    var child = TabChild(startingItems: [\C1ItemsBad.one, \C1ItemsBad.tow])
//                                                                    ^^^ unknown-route
    @Route(tabItem: makeItem) var one = makeOne
    @Route(tabItem: makeItem) var two = makeOne
    func makeOne() -> some View { PlainView() }
    func makeItem(isActive: Bool) -> some View { Text("t") }
}
