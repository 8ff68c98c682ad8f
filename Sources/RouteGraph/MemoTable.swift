/// Answers that outlive a question: they belong to a model and go with it.

import Synchronization

/// Filled in and looked up by all who evaluate one model.
package final class MemoTable<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let table = Mutex<[Key: Value]>([:])

  package init() {}

  package var all: [Key: Value] { table.withLock { $0 } }

  package subscript(key: Key) -> Value? { table.withLock { $0[key] } }

  /// What is there already stays.
  package func add(_ found: [Key: Value]) { table.withLock { $0.merge(found) { old, _ in old } } }
}

/// The answer to the question that was asked last.
package final class LastAnswer<Key: Equatable & Sendable, Value: Sendable>: Sendable {
  private let last = Mutex<(key: Key, value: Value)?>(nil)

  package init() {}

  /// `compute` runs unlocked: where two threads ask at once, both may run it.
  package func value(for key: Key, _ compute: () -> Value) -> Value {
    if let known = last.withLock({ $0 }), known.key == key { return known.value }
    let value = compute()
    last.withLock { $0 = (key, value) }
    return value
  }
}

/// Something that one of many is to do.
package final class Once: Sendable {
  private let state = Mutex(false)

  package init() {}

  package var isClaimed: Bool { state.withLock { $0 } }

  /// True for whoever asks first.
  package func claim() -> Bool {
    state.withLock { isClaimed in
      defer { isClaimed = true }
      return !isClaimed
    }
  }
}
