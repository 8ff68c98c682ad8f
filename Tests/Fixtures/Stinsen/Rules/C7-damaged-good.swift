// C7 A brace too many hides the rest of a class; nothing is said of what it may declare.
// unfinished
// unresolved: 'C7Damaged' may have other members than those in sight
import SwiftUI
import Stinsen

final class C7Damaged: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C7Damaged.start)
    @Root var start = makeStart
    @Route(.push) var early = makeLate
    func makeStart() -> some View { PlainView() }
    }}
    @Route(.push) var late = makeLate
    func makeLate() -> some View { PlainView() }
}
func c7Damaged(_ c: C7Damaged) { c.route(to: \.late) }
