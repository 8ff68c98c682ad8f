// Property wrappers and functions of an app's own that key paths say the type of.
// resolved: DepotCoordinator.scales, DepotCoordinator.lane, DepotCoordinator.scales, LaneCoordinator.map, DepotCoordinator.scales
import SwiftUI
import Stinsen

struct YardValues {
    var depot: DepotCoordinator { get { DepotCoordinator() } set {} }
    var router: DepotCoordinator.Router? { get { nil } set {} }
    var lanes: [LaneCoordinator] { [] }
}
@propertyWrapper struct Injected<Value> {
    private let path: WritableKeyPath<YardValues, Value>
    var wrappedValue: Value { YardValues()[keyPath: path] }
    init(_ path: WritableKeyPath<YardValues, Value>) { self.path = path }
}
@propertyWrapper struct MadeBy<Value> {
    let wrappedValue: Value
    init(_ type: Value.Type, _ make: () -> Value) { wrappedValue = make() }
}
func pick<Value>(_ path: KeyPath<YardValues, Value>) -> Value { YardValues()[keyPath: path] }
final class InjectedModel {
    @Injected(\.depot) var depot
    @Injected(\.router) private var router
    @Injected(\YardValues.depot) var written
    @MadeBy(DepotCoordinator.self, { DepotCoordinator() }) var made
    func go() {
        depot.route(to: \.scales)
        router?.route(to: \.lane)
        written.route(to: \.scales)
        pick(\.lanes).first?.route(to: \.map)
        made.route(to: \.scales)
    }
}
