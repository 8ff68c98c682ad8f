/// A queue whose reader sleeps while it is empty.

package final class BlockingQueue<Element: Sendable>: Sendable {
  private struct State: Sendable {
    var elements: [Element] = []
    var isClosed = false
  }

  private let monitor = Monitor(State())

  package init() {}

  package func append(_ element: Element) { append(contentsOf: [element]) }

  /// Elements appended together are also received together.
  package func append(contentsOf elements: [Element]) {
    guard !elements.isEmpty else { return }
    monitor.update { state in
      if !state.isClosed { state.elements += elements }
    }
  }

  /// What is queued is still received; what comes later is dropped.
  package func close() { monitor.update { $0.isClosed = true } }

  /// All elements, as soon as there is one. Empty when the deadline has passed.
  package func receive(until deadline: ContinuousClock.Instant) -> [Element] {
    monitor.wait(until: deadline) { state in
      guard !state.elements.isEmpty else { return nil }
      return takeAll(&state)
    } ?? []
  }

  /// The first element, as soon as there is one. Nil once the queue is closed and empty.
  package func receiveOne() -> Element? {
    monitor.wait { state -> Element?? in
      if !state.elements.isEmpty { return .some(state.elements.removeFirst()) }
      return state.isClosed ? .some(nil) : nil
    }
  }

  private func takeAll(_ state: inout State) -> [Element] {
    var elements: [Element] = []
    swap(&elements, &state.elements)
    return elements
  }
}
