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
func r1Left(_ depot: DepotCoordinator) { if depot.isRoot(\.office) { return }; depot.root(\.office) }
//                                                                                          ^^^^^^ crash-on-transition
func r1ElseBad(_ depot: DepotCoordinator) { if depot.isRoot(\.office) { return } else { depot.root(\.office) } }
//                                                                                                   ^^^^^^ crash-on-transition
func r1False(_ depot: DepotCoordinator) { if depot.isRoot(\.office) == false { depot.root(\.office) } }
//                                                                                          ^^^^^^ crash-on-transition
func r1KeptBad(_ depot: DepotCoordinator) { let isThere = depot.isRoot(\.office); if !isThere { depot.root(\.office) } }
//                                                                                                           ^^^^^^ crash-on-transition
func r1Guard(_ depot: DepotCoordinator) { guard depot.isRoot(\.office) else { depot.root(\.office); return } }
//                                                                                         ^^^^^^ crash-on-transition
func r1TernaryBad(_ depot: DepotCoordinator) { _ = depot.isRoot(\.office) ? depot : depot.root(\.office) }
//                                                                                               ^^^^^^ crash-on-transition
func r1Nil(_ depot: DepotCoordinator) {
    if let shift = depot.hasRoot(\.planned) { shift.popToRoot() } else { depot.root(\.planned) }
//                                                                                    ^^^^^^^ crash-on-transition
    (depot.hasRoot(\.planned) ?? depot.root(\.planned)).popToRoot()
//                                            ^^^^^^^ crash-on-transition
}
