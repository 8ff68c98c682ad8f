// C6f An input has no label.
// rejected
// fix: func c6fLabel(_ depot: DepotCoordinator, _ parcel: Parcel) { depot.route(to: \.parcel, parcel) }
import SwiftUI
import Stinsen

func c6fLabel(_ depot: DepotCoordinator, _ parcel: Parcel) { depot.route(to: \.parcel, parcel: parcel) }
//                                                                             ^^^^^^ input-mismatch
