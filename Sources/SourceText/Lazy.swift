/// A value that is worked out when it is first asked for.

/// Once, by whichever thread asks first; others wait for it. The work must not ask for the value itself.
package final class Lazy<Value: Sendable>: Sendable {
  private enum State: Sendable {
    case pending(@Sendable () -> Value)
    case done(Value)
  }

  private let state: SleepingLock<State>

  package init(_ work: @escaping @Sendable () -> Value) { state = SleepingLock(.pending(work)) }

  package var value: Value {
    state.withLock { state in
      switch state {
      case .done(let value): return value
      case .pending(let work):
        let value = work()
        state = .done(value)
        return value
      }
    }
  }
}
