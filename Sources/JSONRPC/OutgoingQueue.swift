/// What waits to be written, in order, bounded by what a client that does not read can make it hold.

/// Shared by everything that sends and by the one thread that writes.
package final class OutgoingQueue: Sendable {
  private struct Entry: Sendable {
    var message: Message?
    var key: String?
    var onWritten: (@Sendable () -> Void)?
  }

  private struct State: Sendable {
    var entries: [Entry] = []
    /// Index in `entries` of the message with that key.
    var indexByKey: [String: Int] = [:]
    var isClosed = false
  }

  private let monitor = Monitor(State())

  package init() {}

  /// `onWritten` is called by the writing thread once the message has left.
  package func send(_ message: Message, onWritten: (@Sendable () -> Void)? = nil) {
    append(Entry(message: message, onWritten: onWritten))
  }

  /// Takes the place of an earlier message with this key, if that still waits. For notifications that describe a state.
  package func send(_ message: Message, replacing key: String) {
    append(Entry(message: message, key: key))
  }

  /// Entries that wait.
  package var count: Int { monitor.withLock { $0.entries.count } }

  /// What is queued is still written.
  package func close() { monitor.update { $0.isClosed = true } }

  private func append(_ entry: Entry) {
    monitor.update { state in
      guard !state.isClosed else { return }
      if let key = entry.key {
        // Removed rather than overwritten: a state must not overtake a message that was sent before it.
        if let index = state.indexByKey[key] { state.entries[index].message = nil }
        state.indexByKey[key] = state.entries.count
      }
      state.entries.append(entry)
      compact(&state)
    }
  }

  /// Drops the entries that were replaced, once they are the majority.
  private func compact(_ state: inout State) {
    guard state.entries.count > 64, state.entries.count > 4 * state.indexByKey.count else { return }
    guard state.entries.count(where: { $0.message == nil }) * 2 > state.entries.count else { return }
    state.entries.removeAll { $0.message == nil && $0.onWritten == nil }
    state.indexByKey = [:]
    for (index, entry) in state.entries.enumerated() {
      if let key = entry.key { state.indexByKey[key] = index }
    }
  }

  /// Hands batches to `write` until the queue is closed and empty, or `write` fails.
  package func drain(write: ([Message]) -> Bool) {
    while let batch = nextBatch() {
      guard write(batch.compactMap(\.message)) else { return close() }
      for entry in batch { entry.onWritten?() }
    }
  }

  private func nextBatch() -> [Entry]? {
    monitor.wait { state -> [Entry]?? in
      if !state.entries.isEmpty {
        var batch: [Entry] = []
        swap(&batch, &state.entries)
        state.indexByKey = [:]
        return .some(batch)
      }
      return state.isClosed ? .some(nil) : nil
    }
  }
}
