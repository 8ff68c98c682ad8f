/// Which texts are being read, written down where it outlives the process: what ended one run is not read by the next.

package import SourceText
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A text that was being read when a run died.
package struct SuspectText: Hashable, Sendable {
  package var file: FileID
  package var digest: UInt64

  package init(_ file: FileID, _ text: [UInt8]) {
    self.file = file
    digest = text.withUnsafeBytes { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325 ^ UInt64(bytes.count)
      let end = bytes.count & ~7
      for offset in stride(from: 0, to: end, by: 8) {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        hash = (hash ^ word) &* 0x100_0000_01b3
        hash ^= hash >> 29
      }
      return bytes[end...].reduce(hash) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
  }

  fileprivate init(file: FileID, digest: UInt64) {
    self.file = file
    self.digest = digest
  }
}

/// A file that names the texts which are read at the moment. It stays open, is locked while its process lives, and is gone
/// when that ends in good order. Each process has one of its own for a folder.
///
/// It is a table of slots. The first holds the word that a fatal signal left, each other the text that a thread reads:
/// how many runs in a row have come so far and no farther, this one included, its digest, and its path.
package final class ReadingRecord: Sendable {
  private struct Slots: Sendable {
    var taken: [FileID: [Int]] = [:]
    var free: [Int] = []
    var count = 1
    /// Texts that the run before read when it died, nobody knows of what.
    var doubtful: Set<SuspectText> = []
  }

  /// Longer paths are not recorded.
  private static let slotSize = 2048
  /// Once is no reason: a run may be killed, or the machine switched off, while it reads a text that has no fault.
  private static let runsUntilSkipped = 2

  private let directory: String
  private let prefix: String
  private let path: String
  private let descriptor: Int32
  private let slots = Mutex(Slots())

  /// Nil where nothing can be written: reading goes on without a record.
  package init?(of root: String, in directory: String? = recordDirectory) {
    guard let directory, makeDirectories(directory, mode: 0o700) == nil else { return nil }
    let prefix = recordPrefix(of: root)
    guard let (path, descriptor) = openLocked(in: directory, prefix) else { return nil }
    self.directory = directory
    self.prefix = prefix
    self.path = path
    self.descriptor = descriptor
    markAtFatalSignal(descriptor)
  }

  deinit {
    unmarkAtFatalSignal(descriptor)
    unlink(path)
    close(descriptor)
  }

  /// The process ends in good order: nothing is to be held against what is being read.
  package func discard() { unlink(path) }

  package func begin(_ file: FileID, _ text: [UInt8]) {
    let suspect = SuspectText(file, text)
    let (slot, isDoubtful) = slots.withLock { slots in
      let slot = slots.free.popLast() ?? slots.count
      if slot == slots.count { slots.count += 1 }
      slots.taken[file, default: []].append(slot)
      return (slot, slots.doubtful.contains(suspect))
    }
    let line = Array("\(isDoubtful ? 2 : 1) \(suspect.digest) \(file.path)\n".utf8)
    if line.count <= Self.slotSize { write(line, into: slot) }
  }

  /// The text was read, and nothing happened.
  package func end(_ file: FileID) {
    let slot = slots.withLock { slots -> Int? in
      let slot = slots.taken[file]?.popLast()
      if slots.taken[file]?.isEmpty == true { slots.taken[file] = nil }
      if !slots.doubtful.isEmpty { slots.doubtful = slots.doubtful.filter { $0.file != file } }
      return slot
    }
    guard let slot else { return }
    write([UInt8(ascii: "\n")], into: slot)
    slots.withLock { $0.free.append(slot) }
  }

  private func write(_ bytes: [UInt8], into slot: Int) {
    _ = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, off_t(slot * Self.slotSize)) }
  }

  /// The texts that are better not read: those that the last run read when it failed, or the last two when they died
  /// without a word. What was left behind is taken away, so that the run after this one tries again.
  package func takeSuspects() -> Set<SuspectText> {
    var suspects = Set<SuspectText>()
    var doubtful = Set<SuspectText>()
    for name in entryNames(ofDirectory: directory) where name.hasPrefix(prefix) {
      for (suspect, runs) in takeAbandoned(join(directory, name)) {
        if runs >= Self.runsUntilSkipped { suspects.insert(suspect) } else { doubtful.insert(suspect) }
      }
    }
    slots.withLock { $0.doubtful.formUnion(doubtful) }
    return suspects
  }

  /// What a record says whose process is gone, with the number of runs that speak against a text.
  private func takeAbandoned(_ path: String) -> [(SuspectText, Int)] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    // Whoever is alive holds the lock.
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return [] }
    let record = try? readFile(path, limit: 16 << 20)
    unlink(path)
    guard let bytes = record?.bytes else { return [] }
    let lines = stride(from: 0, to: bytes.count, by: Self.slotSize).map { start in
      String(
        decoding: bytes[start..<min(start + Self.slotSize, bytes.count)].prefix { $0 != UInt8(ascii: "\n") },
        as: UTF8.self)
    }
    let mark = lines.first.flatMap(FatalSignalMark.init)
    guard mark != .ended else { return [] }
    return lines.dropFirst().compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let runs = Int(parts[0]), let digest = UInt64(parts[1]) else { return nil }
      let suspect = SuspectText(file: FileID(String(parts[2])), digest: digest)
      return (suspect, mark == .failed ? Self.runsUntilSkipped : runs)
    }
  }
}

/// A new file that nobody else holds.
private func openLocked(in directory: String, _ prefix: String) -> (path: String, descriptor: Int32)? {
  for _ in 0..<8 {
    let path = join(directory, prefix + String(UInt64.random(in: 0...UInt64.max), radix: 16))
    let descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    _ = flock(descriptor, LOCK_EX)
    // Another process may have taken it for abandoned before it was locked.
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_nlink > 0 { return (path, descriptor) }
    close(descriptor)
  }
  return nil
}

/// Why a suspect is left out.
package func suspectProblem(_ file: FileID) -> ScanProblem {
  ScanProblem(path: file.path, message: "not read: the last run ended while it read this text", effect: .unread)
}

private func recordPrefix(of root: String) -> String {
  "reading-" + String(SuspectText(FileID(""), Array(root.utf8)).digest, radix: 16) + "-"
}

/// Where records lie; nil where no place for caches is known.
package var recordDirectory: String? {
  func value(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
  #if canImport(Darwin)
    let cache = value("HOME").map { join($0, "Library/Caches") }
  #else
    let cache = value("XDG_CACHE_HOME") ?? value("HOME").map { join($0, ".cache") }
  #endif
  return cache.map { join($0, "signalbox") }
}
