// Closures in lists, dictionaries, tuples and choices take their parameters from what is wanted there.
// resolved: DepotCoordinator.scales, DepotCoordinator.parcel, DepotCoordinator.lane, DepotCoordinator.scales, DepotCoordinator.parcel, DepotCoordinator.lane, DepotCoordinator.shelf, DepotCoordinator.scales, DepotCoordinator.lane, DepotCoordinator.lane, DepotCoordinator.scales
import SwiftUI
import Stinsen

struct DepotLink { let title: String; let open: (DepotCoordinator) -> Void }
struct DepotLinks {
    let byName: [String: (DepotCoordinator) -> Void] = [
        "scales": { $0.route(to: \.scales) }, "parcel": { depot in depot.route(to: \.parcel, Parcel(id: 1)) },
    ]
    let all: [DepotLink] = [.init(title: "Lane") { $0.route(to: \.lane) }, DepotLink(title: "") { $0.route(to: \.scales) }]
    var withParcel: [(DepotCoordinator.Router, Parcel) -> Void] = [{ $0.route(to: \.parcel, $1) }]
    var named: [(String, (DepotCoordinator) -> Void)] { [("lane", { $0.route(to: \.lane) })] }
    var nested: [Int: [(DepotCoordinator) -> Void]] = [1: [{ $0.route(to: \.shelf, nil) }]]
    func chosen(_ isOpen: Bool) -> ((DepotCoordinator) -> Void)? { isOpen ? { $0.route(to: \.scales) } : nil }
    mutating func replace() { withParcel = [{ depot, _ in depot.route(to: \.lane) }] }
    func run(_ steps: [(DepotCoordinator) -> Void]) {}
    func go() { run([{ $0.route(to: \.lane) }, ({ $0.route(to: \.scales) })]) }
}
