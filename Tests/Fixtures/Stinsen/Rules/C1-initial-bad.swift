// C1, C7b The start of a stack or a tab bar, and what makes a tab's item, name nothing that the coordinator has.
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
    @Route(tabItem: makeItme) var two = makeOne
//                  ^^^^^^^^ invalid-declaration
    @Route(tabItem: makeItem, onTapped: taped) var three = makeOne
//                                      ^^^^^ invalid-declaration
    func makeOne() -> some View { PlainView() }
    func makeItem(isActive: Bool) -> some View { Text("t") }
}
