/// A lock with a condition, for threads that wait for each other.
///
/// Swift's own `Mutex` has no way to wait for a change, and an actor would need a thread of the pool to block on `read`.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Guards `State`. Unchecked, because the compiler cannot see that every access to `state` holds the mutex.
package final class Monitor<State: Sendable>: @unchecked Sendable {
  private var state: State
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  package init(_ state: State) {
    self.state = state
    mutex = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    #if !canImport(Darwin)
      pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    #endif
    pthread_cond_init(condition, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  package func withLock<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body(&state)
  }

  /// Changes the state and wakes whoever waits for it.
  package func update<Result>(_ body: (inout State) -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(condition)
      pthread_mutex_unlock(mutex)
    }
    return body(&state)
  }

  /// Sleeps until `body` returns a value, which it is asked for once at the start and after each update.
  package func wait<Result>(_ body: (inout State) -> Result?) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&state) { return result }
      pthread_cond_wait(condition, mutex)
    }
  }

  /// The same, but nil once the deadline has passed.
  package func wait<Result>(
    until deadline: ContinuousClock.Instant, _ body: (inout State) -> Result?
  ) -> Result? {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let result = body(&state) { return result }
      let remaining = ContinuousClock.now.duration(to: deadline)
      guard remaining > .zero else { return nil }
      sleep(atMost: remaining)
    }
  }

  private func sleep(atMost duration: Duration) {
    let (seconds, attoseconds) = duration.components
    let nanoseconds = Int(attoseconds / 1_000_000_000)
    #if canImport(Darwin)
      var interval = timespec(tv_sec: Int(seconds), tv_nsec: nanoseconds)
      pthread_cond_timedwait_relative_np(condition, mutex, &interval)
    #else
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC, &time)
      time.tv_sec += Int(seconds)
      time.tv_nsec += nanoseconds
      if time.tv_nsec >= 1_000_000_000 {
        time.tv_sec += 1
        time.tv_nsec -= 1_000_000_000
      }
      pthread_cond_timedwait(condition, mutex, &time)
    #endif
  }
}
