/// Notices that the client is gone although its end of the pipe is still open somewhere.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

struct ParentWatch: Sendable {
  /// The client's process, if it told us.
  var processID: Int?
  private(set) var nextCheck = ContinuousClock.now + interval
  private let originalParent = getppid()

  private static let interval: Duration = .seconds(2)

  init(processID: Int?) { self.processID = processID }

  /// At most once in two seconds; this is all that wakes an idle server.
  mutating func isGone(at now: ContinuousClock.Instant) -> Bool {
    guard nextCheck <= now else { return false }
    nextCheck = now + Self.interval
    return getppid() != originalParent || !isClientAlive
  }

  var isClientAlive: Bool {
    guard let processID, processID > 0, let pid = pid_t(exactly: processID) else { return processID == nil }
    // Without the permission to signal it, it exists.
    if kill(pid, 0) != 0 { return errno == EPERM }
    return !isZombie(pid)
  }
}

/// A process that ended and that nobody asked about yet can still be signalled.
private func isZombie(_ pid: pid_t) -> Bool {
  #if os(Linux)
    let descriptor = open("/proc/\(pid)/stat", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var buffer = [UInt8](repeating: 0, count: 512)
    let count = read(descriptor, &buffer, buffer.count)
    // The state follows the name, which stands in parentheses and may hold any of them.
    guard count > 0, let parenthesis = buffer[..<count].lastIndex(of: UInt8(ascii: ")")), parenthesis + 2 < count
    else { return false }
    return buffer[parenthesis + 2] == UInt8(ascii: "Z") || buffer[parenthesis + 2] == UInt8(ascii: "X")
  #else
    return false
  #endif
}
