// C7 An opaque coordinator.
// rejected
import SwiftUI
import Stinsen

final class C7SomeResult: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7SomeResult.start)
    @Root var start = makeStart
    @Route(.push) var a = makeA
//                    ^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeA() -> some Coordinatable { LaneCoordinator() }
}
