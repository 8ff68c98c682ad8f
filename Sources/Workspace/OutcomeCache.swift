/// Outcomes of earlier analyses, kept in a directory that several processes may share.
///
/// An entry is found by what its sources say, never by when they were written. Whatever is wrong with an entry, it
/// counts as absent; whatever is wrong with the directory, the run goes on without.

package import IDE

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

package struct OutcomeCache: Sendable {
  /// Absolute.
  package let directory: String
  private let maximumSize: Int
  /// In seconds.
  private let maximumAge: Int

  package init(directory: String, maximumSize: Int = 256 << 20, maximumAge: Int = 30 * 24 * 3600) {
    self.directory = directory
    self.maximumSize = maximumSize
    self.maximumAge = maximumAge
  }

  /// Nil where nothing whole is kept for these sources. What is used is kept longer.
  package func outcome(for key: ContentDigest) -> AnalysisOutcome? {
    let path = path(of: key)
    guard let bytes = try? readFile(path, limit: maximumSize).bytes, let outcome = OutcomeFile.decode(bytes, for: key)
    else { return nil }
    // A directory that only others may write to is as good.
    utimensat(AT_FDCWD, path, nil, 0)
    return outcome
  }

  /// Makes the directory where it is missing, and lets go of what nobody has used for long.
  package func keep(_ outcome: AnalysisOutcome, for key: ContentDigest) throws(FileWriteError) {
    if let failure = makeDirectories(directory) { throw FileWriteError(message: systemMessage(failure)) }
    try writeFile(OutcomeFile.encode(outcome, for: key), atomicallyTo: path(of: key), isCached: true)
    removeUnused(now: Int(time(nil)))
  }

  private func path(of key: ContentDigest) -> String { join(directory, key.description + OutcomeCache.nameEnd) }

  // MARK: Letting go

  private static let nameEnd = ".signalbox"
  /// No process writes that long.
  private static let longestWrite = 24 * 3600

  private struct Entry {
    var path: String
    var size: Int
    var lastUse: Int
  }

  /// The directory may hold what is not ours; that is never touched.
  private func removeUnused(now: Int) {
    var entries: [Entry] = []
    for name in entryNames(ofDirectory: directory) {
      let isEntry = OutcomeCache.isEntry(name[...])
      guard isEntry || OutcomeCache.isUnfinished(name), let entry = entry(named: name) else { continue }
      if entry.lastUse < now - (isEntry ? maximumAge : OutcomeCache.longestWrite) {
        unlink(entry.path)
      } else if isEntry {
        entries.append(entry)
      }
    }
    var size = entries.reduce(0) { $0 + $1.size }
    for entry in entries.sorted(by: { ($0.lastUse, $0.path) < ($1.lastUse, $1.path) }) {
      if size <= maximumSize { return }
      unlink(entry.path)
      size -= entry.size
    }
  }

  private func entry(named name: String) -> Entry? {
    let path = join(directory, name)
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Entry(path: path, size: Int(status.st_size), lastUse: Int(FileStamp(status).modified / 1_000_000_000))
  }

  private static func isEntry(_ name: Substring) -> Bool {
    let digits = name.dropLast(nameEnd.count)
    return name.hasSuffix(nameEnd) && digits.utf8.count == 32
      && digits.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }

  /// What a process leaves that is killed while it writes an entry: `.NAME.signalbox-PROCESS-NUMBER`.
  private static func isUnfinished(_ name: String) -> Bool {
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let front = parts.first, front.hasPrefix("."), front.hasSuffix(nameEnd) else {
      return false
    }
    return isEntry(front.dropFirst().dropLast(nameEnd.count))
  }
}
