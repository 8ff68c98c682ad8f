// R1 A root that needs an input, without it.
// resolved: DepotCoordinator.office
import SwiftUI
import Stinsen

func r1Bad(_ depot: DepotCoordinator) { depot.root(\.office) }
//                                                   ^^^^^^ crash-on-transition
func r1Not(_ depot: DepotCoordinator) { if !depot.isRoot(\.office) { depot.root(\.office) } }
//                                                                                ^^^^^^ crash-on-transition
func r1Other(_ depot: DepotCoordinator) { if depot.isRoot(\.yard) { depot.root(\.office) } }
//                                                                               ^^^^^^ crash-on-transition
func r1Either(_ depot: DepotCoordinator, _ parcel: Parcel?) {
    if let parcel { depot.root(\.office, parcel) } else { depot.root(\.office) }
//                                                                     ^^^^^^ crash-on-transition
}
final class R1NotAsked: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R1NotAsked.start)
    @Root var start = makeStart
    @Root var office = makeOffice
    func makeStart() -> some View { PlainView() }
    func makeOffice(parcel: Parcel) -> some View { PlainView() }
    var isAtStart: Bool { isRoot(\.start) }
    func open() { if isAtStart { root(\.office) } }
//                                      ^^^^^^ crash-on-transition
}
