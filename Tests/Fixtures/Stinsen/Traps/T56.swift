// T56 An ancestor's router is fine below a root edge, and hidden below a route edge.
// The roster is shown by a root of the shift only, the bay by a push of the lane only.
// resolved: T56Depot.shift, T56Depot.lane, T56Lane.bay, T56Depot.scales, T56Depot.scales
import SwiftUI
import Stinsen

final class T56Depot: NavigationCoordinatable {
    let stack = NavigationStack(initial: \T56Depot.yard)
    @Root var yard = makeYard
    @Root var shift = makeShift
    @Route(.push) var lane = makeLane
    @Route(.push) var scales = makeYard
    func makeYard() -> some View { PlainView() }
    func makeShift() -> T56Shift { T56Shift() }
    func makeLane() -> T56Lane { T56Lane() }
    func begin() { root(\.shift) }
    func enter() { route(to: \.lane).route(to: \.bay, 1) }
}
final class T56Shift: NavigationCoordinatable {
    let stack = NavigationStack(initial: \T56Shift.start)
    @Root var start = makeStart
    func makeStart() -> some View { T56Roster() }
}
final class T56Lane: NavigationCoordinatable {
    let stack = NavigationStack(initial: \T56Lane.start)
    @Root var start = makeStart
    @Route(.push) var bay = makeBay
    func makeStart() -> some View { PlainView() }
    func makeBay(number: Int) -> some View { T56Bay() }
}
struct T56Roster: View {
    @EnvironmentObject var depot: T56Depot.Router
    var body: some View { Text("a").onTapGesture { depot.route(to: \.scales) } }
}
struct T56Bay: View {
    @EnvironmentObject var depot: T56Depot.Router
    var body: some View { Text("b").onTapGesture { depot.route(to: \.scales) } }
//                                                                   ^^^^^^ warning no-op-transition
}
