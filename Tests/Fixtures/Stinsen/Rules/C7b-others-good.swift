// C7b, C6c A factory of another type, where the coordinator has a method of the name itself.
// resolved: C7bOthers.theirs, LaneCoordinator.map, C7bOthers.nested
import SwiftUI
import Stinsen

enum C7bFactories {
    enum Deep { static func makePage(_ coordinator: C7bOthers) -> () -> LaneCoordinator { { LaneCoordinator() } } }
    static func makePage(_ coordinator: C7bOthers) -> (Int) -> LaneCoordinator { { _ in LaneCoordinator() } }
}
final class C7bOthers: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7bOthers.start)
    @Root var start = makeStart
    @Route(.push) var theirs = C7bFactories.makePage
    @Route(.push) var nested = C7bFactories.Deep.makePage
    func makeStart() -> some View { PlainView() }
    func makePage(name: String) -> some View { PlainView() }
    func first() { route(to: \.theirs, 1).route(to: \.map) }
    func second() { route(to: \.nested) }
}
