// C7 A type is being typed in front of a class: the modifiers below belong to the class.
// unfinished
import SwiftUI
import Stinsen

var c7Final:
final class C7Final: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Final.start)
    @Root var start = makeStart
    func makeStart() -> some View { PlainView() }
}
