// C6a The input is given.
// resolved: DepotCoordinator.shelf
import SwiftUI
import Stinsen

func c6aGood(_ depot: DepotCoordinator) { depot.route(to: \.shelf, nil) }
