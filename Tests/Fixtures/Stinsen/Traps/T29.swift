// T29 over several lines, with comments.
// Expected: none; range of the transition is the word 'parcel'.
// resolved: DepotCoordinator.parcel
import SwiftUI
import Stinsen

func t29(_ r: DepotCoordinator.Router, _ p: Parcel) {
    r
        // first
        .route(
            to: \.parcel,
            p
        )
}
