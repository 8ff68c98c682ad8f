// C1d Code of the class sees what is private to it: types inside of it, their extensions, local functions.
// resolved: C1dNested.key, C1dNested.key, C1dNested.key, C1dNested.key, C1dNested.open
import SwiftUI
import Stinsen

final class C1dNested: NavigationCoordinatable {
    let stack = NavigationStack(initial: \C1dNested.start)
    @Root var start = makeStart
    @Route(.push) private var key = makeKey
    @Route(.push) fileprivate var open = makeKey
    func makeStart() -> some View { Start(flow: self) }
    func makeKey() -> some View { PlainView() }
    func goOn() {
        func unlock() { route(to: \.key) }
        unlock()
    }
    struct Start: View {
        let flow: C1dNested
        var body: some View { Button("key") { flow.route(to: \.key) } }
    }
}
extension C1dNested.Start { func skip() { flow.route(to: \.key) } }
extension C1dNested {
    enum Entry { static func enter(_ flow: C1dNested) { flow.route(to: \.key) } }
}
func c1dNested(_ flow: C1dNested) { flow.route(to: \.open) }
