/// Notices that work has come to rest. Memory that nobody holds any more can then go back to the system: the allocator
/// keeps it in the holes between what lives on, and that is how the size of a server creeps up over days.

struct RestWatch: Sendable {
  private var lastWork: ContinuousClock.Instant?

  static let quiet: Duration = .seconds(1)

  mutating func noteWork(at now: ContinuousClock.Instant) { lastWork = now }

  /// True once after each stretch of work, so that an idle server stays idle.
  mutating func hasBegun(at now: ContinuousClock.Instant) -> Bool {
    guard let last = lastWork, last + Self.quiet <= now else { return false }
    lastWork = nil
    return true
  }
}
