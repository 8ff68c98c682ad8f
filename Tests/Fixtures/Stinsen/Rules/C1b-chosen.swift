// C1b, R3, R8 A property that gives one of several routes is as good as a route.
// unresolved: 'item' may give one of several routes; 'account' may give one of several routes
import SwiftUI
import Stinsen

final class C1bChosen: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C1bChosen.first)
    @Root var list = makeList
    @Root var grid = makeList
    @Route(.push) var detail = makeDetail
    @Route(.push) var compact = makeDetail
    var isWide = true
    var first: Transition<C1bChosen, RootSwitch, Void, AnyView> { isWide ? grid : list }
    var item: Transition<C1bChosen, Presentation, Int, AnyView> { isWide ? detail : self.compact }
    func makeList() -> some View { PlainView() }
    func makeDetail(_ number: Int) -> some View { PlainView() }
    func go() { route(to: \.item, 1) }
}
final class C1bChosenTabs: TabCoordinatable {
    var child = TabChild(startingItems: [\C1bChosenTabs.home, \C1bChosenTabs.account])
    @Route(tabItem: makeTab) var home = makeHome
    @Route(tabItem: makeTab) var login = makeHome
    @Route(tabItem: makeTab) var profile = makeHome
    var isKnown = false
    var account: Content<C1bChosenTabs, AnyView> { isKnown ? profile : login }
    func makeHome() -> some View { PlainView() }
    func makeTab(isActive: Bool) -> some View { Text("a") }
    func go() { focusFirst(\.account) }
}
