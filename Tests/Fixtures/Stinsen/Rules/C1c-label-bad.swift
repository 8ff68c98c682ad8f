// C1c A label that is missing.
// rejected
// fix: func c1cLabel(_ depot: DepotCoordinator) { depot.route(to: \.parcel, Parcel(id: 1)) }
import SwiftUI
import Stinsen

func c1cLabel(_ depot: DepotCoordinator) { depot.route(\.parcel, Parcel(id: 1)) }
//                                                       ^^^^^^ wrong-receiver
