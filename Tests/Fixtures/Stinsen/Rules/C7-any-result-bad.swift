// C7 An erased coordinator.
// rejected
import SwiftUI
import Stinsen

final class C7AnyResult: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7AnyResult.start)
    @Root var start = makeStart
    @Route(.push) var a = makeA
//                    ^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeA() -> any Coordinatable { LaneCoordinator() }
}
