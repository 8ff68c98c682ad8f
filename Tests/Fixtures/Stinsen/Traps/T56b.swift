// T56b A second path that leaves the depot by a root silences both.
// resolved: T56bDepot.shift, T56bDepot.lane, T56bLane.bay, T56bDepot.lanes, T56bDepot.scales, T56bDepot.scales
import SwiftUI
import Stinsen

final class T56bDepot: NavigationCoordinatable {
    let stack = NavigationStack(initial: \T56bDepot.yard)
    @Root var yard = makeYard
    @Root var shift = makeShift
    @Root var lanes = makeLane
    @Route(.push) var lane = makeLane
    @Route(.push) var scales = makeYard
    func makeYard() -> some View { PlainView() }
    func makeShift() -> T56bShift { T56bShift() }
    func makeLane() -> T56bLane { T56bLane() }
    func begin() { root(\.shift) }
    func enter() { route(to: \.lane).route(to: \.bay, 1) }
    func switchOver() { root(\.lanes) }
}
final class T56bShift: NavigationCoordinatable {
    let stack = NavigationStack(initial: \T56bShift.start)
    @Root var start = makeStart
    func makeStart() -> some View { T56bRoster() }
}
final class T56bLane: NavigationCoordinatable {
    let stack = NavigationStack(initial: \T56bLane.start)
    @Root var start = makeStart
    @Route(.push) var bay = makeBay
    func makeStart() -> some View { PlainView() }
    func makeBay(number: Int) -> some View { T56bBay() }
}
struct T56bRoster: View {
    @EnvironmentObject var depot: T56bDepot.Router
    var body: some View { Text("a").onTapGesture { depot.route(to: \.scales) } }
}
struct T56bBay: View {
    @EnvironmentObject var depot: T56bDepot.Router
    var body: some View { Text("b").onTapGesture { depot.route(to: \.scales) } }
}
