// A key path that is no literal: which route it is nobody knows, and yet where the chain goes on.
// resolved: LaneCoordinator.map, ShiftCoordinator.roster, DepotCoordinator.scales, LaneCoordinator.map
// unresolved: the route is not a key path literal or a constant; the route is not a key path literal or a constant; the route is not a key path literal or a constant; the route is not a key path literal or a constant
import SwiftUI
import Stinsen

typealias TypedWay<Input, Output: ViewPresentable> = KeyPath<
    DepotCoordinator, Transition<DepotCoordinator, Presentation, Input, Output>
>
struct TypedEntry { let way: TypedWay<Void, LaneCoordinator> }
func typedKeyPaths(
    _ depot: DepotCoordinator, _ lane: TypedWay<Void, LaneCoordinator>,
    _ shift: KeyPath<DepotCoordinator, Transition<DepotCoordinator, RootSwitch, Void, ShiftCoordinator>>,
    _ view: TypedWay<Parcel, AnyView>, _ entry: TypedEntry
) {
    depot.route(to: lane).route(to: \.map)
    depot.root(shift).route(to: \.roster)
    depot.route(to: view, Parcel(id: 1)).popToRoot().route(to: \.scales)
    depot.route(to: entry.way).route(to: \.map)
}
