// C7 What a tab's functions take.
// rejected
import SwiftUI
import Stinsen

final class C7TabItemBad: TabCoordinatable {
    let child = TabChild(startingItems: [\C7TabItemBad.none, \C7TabItemBad.number, \C7TabItemBad.two, \C7TabItemBad.property])
    @Route(tabItem: makeNothing) var none = makeScreen
//                                   ^^^^ invalid-declaration
    @Route(tabItem: makeNumber) var number = makeScreen
//                                  ^^^^^^ invalid-declaration
    @Route(tabItem: makeTwo) var two = makeScreen
//                               ^^^ invalid-declaration
    @Route(tabItem: item) var property = makeScreen
//                            ^^^^^^^^ invalid-declaration
    @Route(tabItem: makeItem()) var called = makeScreen
//                                  ^^^^^^ invalid-declaration
    @Route(tabItem: makeRight, onTapped: tapped) var handled = makeScreen
//                                                   ^^^^^^^ invalid-declaration
    func makeScreen() -> some View { PlainView() }
    func makeRight(isActive: Bool) -> some View { Text("t") }
    func makeNothing() -> some View { Text("t") }
    func makeNumber(_ number: Int) -> some View { Text("t") }
    func makeTwo(isActive: Bool, title: String) -> some View { Text("t") }
    func makeItem() -> some View { Text("t") }
    var item: some View { Text("t") }
    func tapped(_ again: Bool) {}
}
