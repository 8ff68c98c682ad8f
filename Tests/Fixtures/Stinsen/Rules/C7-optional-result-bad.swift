// C7 An optional coordinator.
// rejected
import SwiftUI
import Stinsen

final class C7OptionalResult: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7OptionalResult.start)
    @Root var start = makeStart
    @Route(.push) var a = makeA
//                    ^ invalid-declaration
    func makeStart() -> some View { PlainView() }
    func makeA() -> LaneCoordinator? { nil }
}
