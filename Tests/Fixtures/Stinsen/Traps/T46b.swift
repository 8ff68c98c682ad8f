// T46b key path constants of a written type, local, stored and static.
// Expected: none; each is followed.
// resolved: DepotCoordinator.parcel, DepotCoordinator.lane, LaneCoordinator.map, DepotCoordinator.scales, DepotCoordinator.lane, DepotCoordinator.lane
import SwiftUI
import Stinsen

typealias DepotPush<Input, Output: ViewPresentable> = KeyPath<
    DepotCoordinator, Transition<DepotCoordinator, Presentation, Input, Output>
>
enum T46bPaths {
    static let lane: DepotPush<Void, LaneCoordinator> = \.lane
}
struct T46b {
    static let lane: DepotPush<Void, LaneCoordinator> = \.lane
    let scales: DepotPush<Void, AnyView> = \.scales
    let router: DepotCoordinator.Router
    func go(_ p: Parcel) {
        let next: KeyPath<DepotCoordinator, Transition<DepotCoordinator, Presentation, Parcel, AnyView>> = \.parcel
        router.route(to: next, p)
        router.route(to: T46bPaths.lane).route(to: \.map)
        router.route(to: scales)
        router.popToRoot()
        router.route(to: Self.lane)
        router.route(to: T46b.lane)
    }
}
