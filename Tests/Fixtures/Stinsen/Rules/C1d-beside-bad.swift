// C1d A route that is private to its class, in the file of that class.
// rejected
import SwiftUI
import Stinsen

final class C1dBeside: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C1dBeside.start)
    @Root var start = makeStart
    @Route(.push) private var key = makeStart
    func makeStart() -> some View { PlainView() }
}
func c1dBeside(_ c: C1dBeside) { c.route(to: \.key) }
//                                             ^^^ unknown-route
struct C1dBesideView: View {
    @EnvironmentObject var router: C1dBeside.Router
    var body: some View { Button("key") { router.route(to: \.key) } }
//                                                           ^^^ unknown-route
}
