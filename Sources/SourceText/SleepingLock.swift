/// A lock whose waiters sleep, for what takes milliseconds.
///
/// On Linux, the kernel lets who waits for a `Mutex` of Swift's spin for as long as its owner runs: while one thread worked
/// out what three others needed, two cores were busy, and a third of the processor's time of a server went there.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Guards `State`. Unchecked, because the compiler cannot see that every access to `state` holds the mutex.
package final class SleepingLock<State: Sendable>: @unchecked Sendable {
  private var state: State
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>

  package init(_ state: State) {
    self.state = state
    mutex = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  package func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&state)
  }

  /// Nil where another thread holds it.
  package func withLockIfAvailable<Result>(_ body: (inout State) -> Result) -> Result? {
    guard pthread_mutex_trylock(mutex) == 0 else { return nil }
    defer { pthread_mutex_unlock(mutex) }
    return body(&state)
  }
}
