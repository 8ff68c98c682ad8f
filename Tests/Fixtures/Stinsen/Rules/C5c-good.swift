// C5c It can be asked for.
import SwiftUI
import Stinsen

func c5cGood(_ depot: DepotCoordinator) { _ = depot.isRoot(\.yard) }
