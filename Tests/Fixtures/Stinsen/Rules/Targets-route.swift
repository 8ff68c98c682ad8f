// Another target's class of a coordinator's name may nest a 'Route': that makes the coordinator no fork's.
// unfinished
// resolved: SharedName.detail
//- /Legacy/Sources/Legacy.swift
class SharedName {
    enum Route { case home, detail(Int) }
    func trigger(_ route: Route) {}
}
//- /App/Sources/App.swift
import SwiftUI
import Stinsen

final class SharedName: NavigationCoordinatable {
    let stack = NavigationStack(initial: \SharedName.start)
    @Root var start = makeStart
    @Route(.push) var detail = makeDetail
    func makeStart() -> some View { PlainView() }
    func makeDetail(_ number: Int) -> some View { PlainView() }
    func go() { route(to: \.detail, 1) }
}
