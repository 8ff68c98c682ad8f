// C7 Argument labels in the reference choose among methods of one base name.
import SwiftUI
import Stinsen

final class C7Labels: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Labels.start)
    @Root var start = makeStart
    @Route(.push) var a = makeA(n:)
    @Route(.push) var b = C7Labels.makeB
    func makeStart() -> some View { PlainView() }
    func makeA() -> PlainView { PlainView() }
    func makeA(n: Int) -> PlainView { PlainView() }
    func makeB() -> LaneCoordinator { LaneCoordinator() }
}
