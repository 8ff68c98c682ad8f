/// Fixtures are read, and analysed on their preludes, once in a run of the tests, however many of them ask.

package import IDE
package import RouteGraph
import Synchronization

extension NamedFixture {
  /// The fixture on the prelude of its folder. What an edit makes of a snapshot leaves it as it was.
  package func snapshot(on prelude: Fixture, pins: [PackagePin] = []) -> Snapshot {
    snapshots.value(for: Analysed(path: path, pins: pins)) { Snapshot(prelude, fixture, pins: pins) }
  }
}

private struct Analysed: Hashable {
  var path: String
  var pins: [PackagePin]
}

private let snapshots = SharedValues<Analysed, Snapshot>()

/// Values that take long to make, by what they are made of.
final class SharedValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])

  /// Two threads may both make what neither finds: it is the same.
  func value(for key: Key, _ make: () throws -> Value) rethrows -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let made = try make()
    values.withLock { $0[key] = made }
    return made
  }
}
