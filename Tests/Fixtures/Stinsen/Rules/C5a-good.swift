// C5a A root is switched to.
// resolved: DepotCoordinator.yard
import SwiftUI
import Stinsen

func c5aGood(_ depot: DepotCoordinator) { depot.root(\.yard) }
