/// What names mean that are no routes.

import SourceText
import Synchronization

/// Worked out for the file that is asked about, which takes much less than all files do; for all of them as soon as
/// there is a second one.
final class NamesByFile: Sendable {
  private let work: @Sendable (FileID?) -> [FileID: [Occurrence]]
  private let first = Mutex<(file: FileID, names: [Occurrence])?>(nil)
  private let everything: Lazy<[FileID: [Occurrence]]>

  /// `work`: what the names of one file mean, or those of all files.
  init(_ work: @escaping @Sendable (FileID?) -> [FileID: [Occurrence]]) {
    self.work = work
    everything = Lazy { work(nil) }
  }

  var all: [FileID: [Occurrence]] { everything.value }

  /// Where two threads ask first at once, both work.
  subscript(file: FileID) -> [Occurrence] {
    if let first = first.withLock({ $0 }) { return first.file == file ? first.names : all[file] ?? [] }
    let names = work(file)[file] ?? []
    first.withLock { $0 = (file, names) }
    return names
  }
}
