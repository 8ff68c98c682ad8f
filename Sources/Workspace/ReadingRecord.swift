/// Which files are being read, written down where it outlives the process: what ended one run is not read by the next.

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
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      var position = 0
      while position < bytes.count {
        let end = min(position + 8, bytes.count)
        let word = bytes[position..<end].reduce(0) { $0 << 8 | UInt64($1) }
        hash = (hash ^ word) &* 0x100_0000_01b3
        position = end
      }
      return hash
    }
  }

  fileprivate init(file: FileID, digest: UInt64) {
    self.file = file
    self.digest = digest
  }
}

/// One stretch of reading. The record is a file that is locked while its process lives and is gone when the stretch ends.
package final class ReadingRecord: Sendable {
  private struct Slots: Sendable {
    var taken: [FileID: Int] = [:]
    var free: [Int] = []
    var count = 0
  }

  /// Longer paths are not recorded.
  private static let slotSize = 2048

  private let path: String
  private let descriptor: Int32
  private let slots = Mutex(Slots())

  /// Nil where nothing can be written: reading goes on without a record.
  package init?(of root: String) {
    guard let directory = recordDirectory(), makeDirectories(directory, mode: 0o700) == nil else { return nil }
    path = join(directory, recordPrefix(of: root) + String(UInt64.random(in: 0...UInt64.max), radix: 16))
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    _ = flock(descriptor, LOCK_EX | LOCK_NB)
  }

  deinit {
    unlink(path)
    close(descriptor)
  }

  /// The process ends in good order: nothing is to be held against what is being read.
  package func discard() { unlink(path) }

  package func begin(_ file: FileID, _ text: [UInt8]) {
    var line = Array("\(SuspectText(file, text).digest) \(file.path)\n".utf8)
    guard line.count <= Self.slotSize else { return }
    line += Array(repeating: UInt8(ascii: "\n"), count: Self.slotSize - line.count)
    let slot = slots.withLock { slots in
      let slot = slots.free.popLast() ?? slots.count
      if slot == slots.count { slots.count += 1 }
      slots.taken[file] = slot
      return slot
    }
    write(line, into: slot)
  }

  package func end(_ file: FileID) {
    guard let slot = slots.withLock({ $0.taken.removeValue(forKey: file) }) else { return }
    write([UInt8(ascii: "\n")], into: slot)
    slots.withLock { $0.free.append(slot) }
  }

  private func write(_ bytes: [UInt8], into slot: Int) {
    _ = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, off_t(slot * Self.slotSize)) }
  }

  /// What earlier runs were reading when they died. Their records are taken away, so that the run after this one tries
  /// again.
  package static func takeSuspects(of root: String) -> Set<SuspectText> {
    guard let directory = recordDirectory() else { return [] }
    var suspects = Set<SuspectText>()
    for name in entryNames(ofDirectory: directory) where name.hasPrefix(recordPrefix(of: root)) {
      let path = join(directory, name)
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      // Whoever is alive holds the lock.
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
      let record = try? readFile(path, limit: 16 << 20)
      unlink(path)
      guard let bytes = record?.bytes else { continue }
      for line in bytes.split(separator: UInt8(ascii: "\n")) {
        let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
        guard parts.count == 2, let digest = UInt64(String(decoding: parts[0], as: UTF8.self)) else { continue }
        suspects.insert(SuspectText(file: FileID(String(decoding: parts[1], as: UTF8.self)), digest: digest))
      }
    }
    return suspects
  }
}

/// Why a suspect is left out.
package func suspectProblem(_ file: FileID) -> ScanProblem {
  ScanProblem(path: file.path, message: "not read: the last run ended while it read this text")
}

private func recordPrefix(of root: String) -> String {
  "reading-" + String(SuspectText(FileID(""), Array(root.utf8)).digest, radix: 16) + "-"
}

private func recordDirectory() -> String? {
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
