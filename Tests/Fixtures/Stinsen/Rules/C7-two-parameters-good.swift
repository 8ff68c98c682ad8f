// C7 One tuple instead of two parameters.
import SwiftUI
import Stinsen

final class C7Tuple: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Tuple.start)
    @Root var start = makeStart
    @Route(.push) var a = makeA
    func makeStart() -> some View { PlainView() }
    func makeA(point: (x: Int, y: Int)) -> some View { PlainView() }
}
