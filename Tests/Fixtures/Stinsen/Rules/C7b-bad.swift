// C7b A factory that does not exist.
// rejected
// fix:     @Route(.push) var a = makeLane
import SwiftUI
import Stinsen

final class C7bBad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7bBad.start)
    @Root var start = makeStart
    @Route(.push) var a = makeLain
//                        ^^^^^^^^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeLane() -> LaneCoordinator { LaneCoordinator() }
}
