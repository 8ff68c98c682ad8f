// R27 Two presentations on one coordinator in one turn.
import SwiftUI
import Stinsen

func r27Chain(_ depot: DepotCoordinator, _ p: Parcel) { depot.route(to: \.scales).route(to: \.parcel, p) }
//                                                                                            ^^^^^^ warning no-op-transition
func r27Block(_ depot: DepotCoordinator.Router, _ p: Parcel) {
    depot.route(to: \.scales)
    depot.route(to: \.parcel, p)
//                    ^^^^^^ warning no-op-transition
}
func r27Dismissed(_ depot: DepotCoordinator, _ p: Parcel) {
    depot.route(to: \.scales) { depot.popToRoot() }
    depot.route(to: \.parcel, p) { print("gone") }
//                    ^^^^^^ warning no-op-transition
}
func r27InDismissal(_ depot: DepotCoordinator, _ p: Parcel) {
    depot.route(to: \.scales, onDismiss: { depot.route(to: \.lane) })
    depot.route(to: \.parcel, p)
//                    ^^^^^^ warning no-op-transition
}
