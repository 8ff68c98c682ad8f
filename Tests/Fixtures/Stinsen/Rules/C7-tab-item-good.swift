// C7 Functions that take a `Bool` in one way or another.
import SwiftUI
import Stinsen

final class C7TabItem: TabCoordinatable {
    typealias Active = Bool
    let child = TabChild(startingItems: [\C7TabItem.one])
    @Route(tabItem: makeItem, onTapped: tapped) var one = makeScreen
    @Route(tabItem: makeEither) var two = makeScreen
    @Route(tabItem: makeAny, onTapped: tappedAny) var three = makeScreen
    @Route(tabItem: makeAlias(_:)) var four = makeScreen
    @Route(tabItem: makeOptional) var five = makeScreen
    @Route(tabItem: makeStored) var six = makeScreen
    @Route(tabItem: C7TabItem.kept) var seven = makeScreen
    @Route(tabItem: { _ in { _ in Text("t") } }) var eight = makeScreen
    @Route(tabItem: madeItem()) var nine = makeScreen
    func makeScreen() -> some View { PlainView() }
    func makeItem(isActive: Bool) -> some View { Text("t") }
    func makeEither(_ number: Int) -> some View { Text("t") }
    func makeEither(_ isActive: Bool) -> some View { Text("t") }
    func makeAny<Value>(_ isActive: Value) -> some View { Text("t") }
    func makeAlias(_ isActive: Active) -> some View { Text("t") }
    func makeOptional(_ isActive: Bool?) -> some View { Text("t") }
    func tapped(_ again: Bool, _ view: AnyView) {}
    func tappedAny<First, Second>(_ again: First, _ view: Second) {}
    static func makeStored(_ tabs: C7TabItem) -> (Bool) -> Text { { _ in Text("t") } }
    static let kept: (C7TabItem) -> (Bool) -> Text = { _ in { _ in Text("t") } }
    static func madeItem() -> (C7TabItem) -> (Bool) -> Text { { _ in { _ in Text("t") } } }
}
