// C7b The factory as it is spelt.
import SwiftUI
import Stinsen

final class C7bGood: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7bGood.start)
    @Root var start = makeStart
    @Route(.push) var a = makeLane
    func makeStart() -> some View { PlainView() }
    func makeLane() -> LaneCoordinator { LaneCoordinator() }
}
