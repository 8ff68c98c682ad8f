/// A table that all who evaluate one model fill and read.

import Synchronization

package final class SharedTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let table = Mutex<[Key: Value]>([:])

  package init() {}

  package var all: [Key: Value] { table.withLock { $0 } }

  /// What is there already stays.
  package func add(_ found: [Key: Value]) { table.withLock { $0.merge(found) { old, _ in old } } }
}
