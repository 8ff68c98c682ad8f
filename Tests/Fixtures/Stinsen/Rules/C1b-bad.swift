// C1b A property that is not a route.
// rejected
import SwiftUI
import Stinsen

final class C1bBad: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C1bBad.start)
    @Root var start = makeStart
    var title = "a"
    func makeStart() -> some View { PlainView() }
}
func c1bBad(_ c: C1bBad) { c.route(to: \.title) }
//                                       ^^^^^ unknown-route
