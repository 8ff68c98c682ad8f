// An extension for a coordinator class has what the class has.
// hints: on
// rejected
// resolved: SelfBoundTop.asked, SelfBoundTop.told
import SwiftUI
import Stinsen

final class SelfBoundTop: NavigationCoordinatable {
    let stack = NavigationStack(initial: \SelfBoundTop.start)
    @Root var start = makeStart
    @Route(.push) var asked = makeStart
    @Route(.push) var told = makeStart
    func makeStart() -> some View { PlainView() }
}
protocol SelfBoundOpening {}
extension SelfBoundOpening where Self: SelfBoundTop {
    func ask() { route(to: \.asked) }
    func tell() { self.route(to: \.told) }
    func lose() { self.route(to: \.lost) }
//                                 ^^^^ unknown-route
}
func startSelfBound() -> some View { NavigationViewCoordinator(SelfBoundTop()).view() }
