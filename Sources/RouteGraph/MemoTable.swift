/// Answers that all who evaluate one model fill in and look up.

import Synchronization

package final class MemoTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let table = Mutex<[Key: Value]>([:])

  package init() {}

  package var all: [Key: Value] { table.withLock { $0 } }

  /// What is there already stays.
  package func add(_ found: [Key: Value]) { table.withLock { $0.merge(found) { old, _ in old } } }
}
