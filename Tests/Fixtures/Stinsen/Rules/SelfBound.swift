// An extension for a class has what the class has.
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
class SelfBoundModel {
    let top: SelfBoundTop
    init(_ top: SelfBoundTop) { self.top = top }
}
protocol SelfBoundOpening {}
extension SelfBoundOpening where Self: SelfBoundModel {
    func ask() { top.route(to: \.asked) }
    func tell() { self.top.route(to: \.told) }
    func lose() { top.route(to: \.lost) }
//                                ^^^^ unknown-route
}
func startSelfBound() -> some View { NavigationViewCoordinator(SelfBoundTop()).view() }
