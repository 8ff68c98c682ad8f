// T06b closures that stand as default values, of methods, initialisers, cases, subscripts and local functions.
// Expected: none; their parameters are those of the written type.
// resolved: DepotCoordinator.scales, DepotCoordinator.shelf, DepotCoordinator.lane, LaneCoordinator.map, DepotCoordinator.scales, DepotCoordinator.parcel, DepotCoordinator.scales
import SwiftUI
import Stinsen

enum T06bStep { case go(run: (DepotCoordinator.Router) -> Void = { $0.route(to: \.scales) }) }
struct T06b {
    var onTap: (DepotCoordinator.Router, Int) -> Void
    init(onTap: @escaping (DepotCoordinator.Router, Int) -> Void = { router, number in router.route(to: \.shelf, number) }) {
        self.onTap = onTap
    }
    subscript(run: (DepotCoordinator.Router) -> Void = { $0.route(to: \.lane).route(to: \.map) }) -> Int { 0 }
    static func show(then next: ((DepotCoordinator.Router) -> Void)? = { $0.route(to: \.scales) }) {}
    func open(_ p: Parcel) {
        func later(_ run: (DepotCoordinator.Router, Parcel) -> Void = { $0.route(to: \.parcel, $1) }) {}
        later()
    }
    var stored: (DepotCoordinator.Router) -> Void = { $0.route(to: \.scales) }
}
