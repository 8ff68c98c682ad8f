// C7 An opaque stack coordinator.
// rejected
import SwiftUI
import Stinsen

final class C7SomeNavigation: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7SomeNavigation.start)
    @Root var start = makeStart
    @Route(.push) var a = makeA
//                    ^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeA() -> some NavigationCoordinatable { LaneCoordinator() }
}
