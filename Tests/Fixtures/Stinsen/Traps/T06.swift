// T06 router as argument of a stored closure.
// Expected: none; both calls resolve to DepotCoordinator.parcel.
// resolved: DepotCoordinator.parcel, DepotCoordinator.parcel
import SwiftUI
import Stinsen

struct T06: View {
    let onTap: (DepotCoordinator.Router, Parcel) -> Void
    var body: some View { PlainView() }
    static func make() -> T06 { T06 { router, item in router.route(to: \.parcel, item) } }
    static func short() -> T06 { T06(onTap: { $0.route(to: \.parcel, $1) }) }
}
