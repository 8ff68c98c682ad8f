// C6c Inputs that Swift converts.
// resolved: DepotCoordinator.shelf, DepotCoordinator.parcel
import SwiftUI
import Stinsen

func c6cGood(_ depot: DepotCoordinator, _ number: Int) { depot.route(to: \.shelf, number) }
func c6cInit(_ depot: DepotCoordinator) { depot.route(to: \.parcel, .init(id: 1)) }
