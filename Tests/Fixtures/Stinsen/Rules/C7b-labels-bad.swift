// C7b A factory that is called so, and takes other labels.
// rejected
import SwiftUI
import Stinsen

final class C7bLabels: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7bLabels.start)
    @Root var start = makeStart
    @Route(.push) var a = makeLane(number:)
//                        ^^^^^^^^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeLane(name: String) -> LaneCoordinator { LaneCoordinator() }
    func makeLane(id: Int) -> some View { PlainView() }
}
