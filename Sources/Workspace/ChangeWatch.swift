/// Waits until the files of a root have changed.

import IDE
import RouteGraph
package import SourceText

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
  package enum Outcome: Equatable { case changed(Changes), ended }

  package struct Changes: Equatable, Sendable {
    /// Sources that are new or differ.
    package var files: [FileID] = []
    package var removed: [FileID] = []
    /// More than texts differs: the configuration, package pins, what targets hold, or what is left out.
    package var needsFreshStart: Bool

    package init(files: [FileID] = [], removed: [FileID] = [], needsFreshStart: Bool) {
      self.files = files
      self.removed = removed
      self.needsFreshStart = needsFreshStart
    }
  }

  private let root: WorkspaceRoot
  /// Beside the root's files: the configuration.
  private let others: [String]
  private let jobs: Int
  private var state: State
  private var notifications: DirectoryNotifications?

  private struct State: Equatable {
    var files: [ScannedFile]
    var pins: [String]
    var targets = TargetMembership()
    var others: [String?]
    var problems: [ScanProblem]

    func changes(since old: State) -> Changes {
      let known = Dictionary(old.files.map { ($0.id, $0.stamp) }) { first, _ in first }
      let found = Set(files.map(\.id))
      return Changes(
        files: files.filter { known[$0.id] != $0.stamp }.map(\.id),
        removed: old.files.map(\.id).filter { !found.contains($0) },
        needsFreshStart: pins != old.pins || targets != old.targets || others != old.others || !problems.isEmpty
          || !old.problems.isEmpty)
    }
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
    state = State(files: [], pins: [], others: [], problems: [])
    state = look()
  }

  /// False where the system does not tell about changes, or not about so many directories.
  package var isNotified: Bool { notifications != nil }

  /// Bursts are one change.
  package func next() -> Outcome {
    while true {
      if hasEnded { return .ended }
      let isNotified = notifications?.isRootWatched == true
      if isNotified, let notifications {
        if !notifications.wait(milliseconds: 100) { continue }
        // An editor that saves makes several notifications; silence says that it is done. Somebody waits all the same.
        let latest = ContinuousClock.now + .milliseconds(150)
        while ContinuousClock.now < latest, notifications.wait(milliseconds: 20) {}
      } else {
        for _ in 0..<10 where !hasEnded { usleep(100_000) }
      }
      let seen = isNotified ? notifications?.takeNames().flatMap(lookAgain) : nil
      // Before looking, so that no file of a new directory falls between.
      if seen == nil { notifications?.watchAll() }
      let found = seen ?? look()
      if found != state {
        let changes = found.changes(since: state)
        state = found
        return .changed(changes)
      }
    }
  }

  private var hasEnded: Bool {
    var pending = sigset_t()
    sigemptyset(&pending)
    sigpending(&pending)
    return sigismember(&pending, SIGINT) == 1 || sigismember(&pending, SIGTERM) == 1
  }

  /// At known sources alone, which is what typing and saving changes. Nil where names are among those that decide what
  /// belongs to the root.
  private func lookAgain(at paths: Set<String>) -> State? {
    let decisive = Set(others.map { lastComponent(of: $0) } + [".gitignore", ".git"])
    var found = state
    found.others = others.map { textOfFile($0) }
    for path in paths {
      let name = lastComponent(of: path)
      if decisive.contains(name) || ProjectFileFormat(fileName: name.utf8) != nil { return nil }
      // What editors write beside a file.
      if !name.hasSuffix(".swift") { continue }
      guard let id = root.fileID(ofAbsolutePath: path), let index = found.files.firstIndex(where: { $0.id == id })
      else {
        return nil
      }
      var status = stat()
      guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
        status.st_size <= root.settings.maximumFileSize
      else { return nil }
      found.files[index].stamp = FileStamp(status)
    }
    return found
  }

  private func look() -> State {
    let scan = scan(root, jobs: jobs)
    return State(
      files: scan.files, pins: scan.pins.map { "\($0.name) \($0.url ?? "") \($0.version ?? "")" },
      targets: scan.targets, others: others.map { textOfFile($0) }, problems: scan.problems)
  }
}
