// C1b The same property with a route of its own.
// resolved: C1bGood.title
import SwiftUI
import Stinsen

final class C1bGood: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C1bGood.start)
    @Root var start = makeStart
    @Route(.push) var title = makeStart
    func makeStart() -> some View { PlainView() }
}
func c1bGood(_ c: C1bGood) { c.route(to: \.title) }
