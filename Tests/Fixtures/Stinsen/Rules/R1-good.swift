// R1 With it, or where it already is the root.
// resolved: DepotCoordinator.office, DepotCoordinator.office, DepotCoordinator.office, DepotCoordinator.office, DepotCoordinator.office, DepotCoordinator.office, DepotCoordinator.office, DepotCoordinator.office, DepotCoordinator.office, R1Asked.office, R1Asked.office, R1Asked.office, DepotCoordinator.office, DepotCoordinator.office, DepotCoordinator.office, DepotCoordinator.office, DepotCoordinator.office, DepotCoordinator.office, DepotCoordinator.office, DepotCoordinator.office
import SwiftUI
import Stinsen

func r1Good(_ depot: DepotCoordinator, _ parcel: Parcel) { depot.root(\.office, parcel) }
func r1Query(_ depot: DepotCoordinator) { _ = depot.isRoot(\.office) }
func r1And(_ depot: DepotCoordinator, _ flag: Bool) { if flag && depot.isRoot(\.office) { depot.root(\.office) } }
func r1Switch(_ depot: DepotCoordinator) { switch depot.isRoot(\.office) { case true: depot.root(\.office); case false: break } }
func r1Return(_ depot: DepotCoordinator) { if !depot.isRoot(\.office) { return }; depot.root(\.office) }
func r1Else(_ depot: DepotCoordinator) { if depot.isRoot(\.office) == false { return } else { depot.root(\.office) } }
func r1Kept(_ depot: DepotCoordinator) { let isThere = depot.isRoot(\.office); if isThere { depot.root(\.office) } }
func r1Ternary(_ depot: DepotCoordinator) { _ = depot.isRoot(\.office) ? (depot.root(\.office), 1).1 : 2 }
func r1Again(_ depot: DepotCoordinator, _ parcel: Parcel) { depot.root(\.office, parcel); depot.root(\.office) }
final class R1Asked: NavigationCoordinatable {
    let stack = NavigationStack(initial: \R1Asked.start)
    @Root var start = makeStart
    @Root var office = makeOffice
    func makeStart() -> some View { PlainView() }
    func makeOffice(parcel: Parcel) -> some View { PlainView() }
    func open(_ parcel: Parcel) { root(\.office, parcel) }
    func refresh() { if isAtOffice { root(\.office) } }
    var isAtOffice: Bool { isRoot(\.office) }
}
func r1Member(_ asked: R1Asked) { if asked.isAtOffice, true { asked.root(\.office) } }
func r1Exits(_ depot: DepotCoordinator, _ flag: Bool) {
    if case false = depot.isRoot(\.office) { return }
    depot.root(\.office)
}
func r1Several(_ depot: DepotCoordinator, _ flag: Bool) { if depot.isRoot(\.office), flag { return }; depot.root(\.office) }
func r1Both(_ depot: DepotCoordinator, _ flag: Bool) { _ = flag && depot.isRoot(\.office) || depot.root(\.office) === depot }
func r1Stays(_ depot: DepotCoordinator) { if depot.isRoot(\.office) { print("there") }; depot.root(\.office) }
func r1NotTrue(_ depot: DepotCoordinator) { if depot.isRoot(\.office) != true { return }; depot.root(\.office) }
func r1Valued(_ depot: DepotCoordinator, _ p: Parcel) { if depot.isRoot(\.office, p) { return }; depot.root(\.office) }
func r1Made(_ depot: DepotCoordinator, _ parcel: Parcel) {
    if !depot.isRoot(\.office) { depot.root(\.office, parcel); depot.root(\.office) }
}
