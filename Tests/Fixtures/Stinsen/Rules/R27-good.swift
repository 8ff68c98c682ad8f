// R27 Two coordinators, or two branches.
import SwiftUI
import Stinsen

func r27Good(_ depot: DepotCoordinator) { depot.route(to: \.lane).route(to: \.map) }
func r27Branch(_ depot: DepotCoordinator, _ p: Parcel?) {
    if let p { depot.route(to: \.parcel, p) } else { depot.route(to: \.scales) }
}
func r27Between(_ depot: DepotCoordinator) {
    depot.route(to: \.scales)
    depot.popToRoot()
    depot.route(to: \.lane)
}
func r27Afterwards(_ depot: DepotCoordinator, _ p: Parcel) {
    depot.route(to: \.scales) { depot.route(to: \.parcel, p) }
}
