// R21 Back to the root, and a switch when it is another.
import SwiftUI
import Stinsen

func r21Good(_ depot: DepotCoordinator) { if depot.isRoot(\.yard) { depot.popToRoot() } }
func r21Other(_ depot: DepotCoordinator) { if !depot.isRoot(\.yard) { depot.root(\.yard) } }
func r21Between(_ depot: DepotCoordinator) { if depot.isRoot(\.yard) { depot.root(\.shift); depot.root(\.yard) } }
func r21Chain(_ depot: DepotCoordinator, _ p: Parcel) {
    depot.root(\.yard).root(\.office, p)
    depot.root(\.office, p).root(\.yard)
}
