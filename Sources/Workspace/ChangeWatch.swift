/// Waits until the files of a root have changed.

import RouteGraph

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Uses the system's notifications where there are some, and otherwise looks every second. Both only say when to look:
/// what counts is whether sizes, times or names of the root's own files differ.
///
/// SIGINT and SIGTERM are held back from its beginning on, so that a run is never cut short.
package final class ChangeWatch {
  package enum Outcome: Equatable { case changed, ended }

  private let root: WorkspaceRoot
  /// Beside the root's files: the configuration.
  private let others: [String]
  private let jobs: Int
  private var state: State
  private var notifications: DirectoryNotifications?

  private struct State: Equatable {
    var files: [ScannedFile]
    var pins: [String]
    var others: [String?]
  }

  package init(_ root: WorkspaceRoot, others: [String], jobs: Int) {
    self.root = root
    self.others = others
    self.jobs = jobs
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    // Before the first look, so that no change falls between.
    notifications = DirectoryNotifications(root)
    state = State(files: [], pins: [], others: [])
    state = look()
  }

  /// False where the system does not tell about changes, or not about so many directories.
  package var isNotified: Bool { notifications != nil }

  /// Bursts are one change.
  package func next() -> Outcome {
    while true {
      if hasEnded { return .ended }
      if let notifications {
        if !notifications.wait(milliseconds: 100) { continue }
        // An editor that saves makes several notifications; silence says that it is done.
        for _ in 0..<10 where notifications.wait(milliseconds: 20) {}
      } else {
        for _ in 0..<10 where !hasEnded { usleep(100_000) }
      }
      let found = look()
      if found != state {
        state = found
        notifications?.watchAll()
        return .changed
      }
    }
  }

  private var hasEnded: Bool {
    var pending = sigset_t()
    sigemptyset(&pending)
    sigpending(&pending)
    return sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1
  }

  private func look() -> State {
    let scan = scan(root, jobs: jobs)
    return State(
      files: scan.files, pins: scan.pins.map { "\($0.name) \($0.url ?? "") \($0.version ?? "")" },
      others: others.map { textOfFile($0) })
  }
}

#if canImport(Glibc)
  /// The kernel's notifications about the directories of a root.
  private final class DirectoryNotifications {
    private static let limit = 8000

    private let descriptor: Int32
    private let root: WorkspaceRoot

    init?(_ root: WorkspaceRoot) {
      let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0 else { return nil }
      self.descriptor = descriptor
      self.root = root
      if !watchAll() { return nil }
    }

    deinit { close(descriptor) }

    /// Also those that have come; the kernel ignores what it watches already.
    @discardableResult func watchAll() -> Bool {
      var open = [root.path]
      var count = 0
      while let directory = open.popLast() {
        let events = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
        count += 1
        if count > DirectoryNotifications.limit { return false }
        if inotify_add_watch(descriptor, directory, UInt32(events) | UInt32(IN_ONLYDIR)) < 0 {
          // Gone meanwhile, or not for us; but the kernel's limit means that others would be missed.
          if errno == ENOSPC { return false }
          continue
        }
        for name in entryNames(ofDirectory: directory)
        where !name.hasPrefix(".") && !root.settings.excludedDirectories.contains(name) {
          let path = join(directory, name)
          var status = stat()
          if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { open.append(path) }
        }
      }
      return true
    }

    /// Whether something happened before the time was over.
    func wait(milliseconds: Int32) -> Bool {
      var descriptors = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      guard poll(&descriptors, 1, milliseconds) > 0 else { return false }
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while read(descriptor, &buffer, buffer.count) > 0 {}
      return true
    }
  }
#else
  private final class DirectoryNotifications {
    init?(_ root: WorkspaceRoot) { return nil }
    func watchAll() {}
    func wait(milliseconds: Int32) -> Bool { false }
  }
#endif
