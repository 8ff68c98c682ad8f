// T24 closure and inherited factories.
// Expected: none.
// resolved: T24.shared, LaneCoordinator.map, T24.inline, LaneCoordinator.bay
import SwiftUI
import Stinsen

class T24Base { func makeShared() -> LaneCoordinator { LaneCoordinator() } }
final class T24: T24Base, NavigationCoordinatable { let stack = NavigationStack(initial: \T24.start); @Root var start = makeStart; func makeStart() -> some View { PlainView() }
    @Route(.push) var shared = makeShared
    @Route(.push) var inline = { (c: T24) in { (n: Int) in LaneCoordinator() } }
    func goShared() { route(to: \.shared).route(to: \.map) }
    func goInline() { route(to: \.inline, 2).route(to: \.bay, 2) }
}
