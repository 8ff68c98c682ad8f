/// Everything that the loop is woken for.

import IDE
import JSONRPC
import SourceText
import Workspace

enum Event: Sendable {
  case received(Incoming)
  /// The answer to `initialize` has left, so that indexing delays it no more.
  case initializeWritten
  case indexed(FolderID, Index)
  case rescanned(FolderID, Rescan)
  /// A worker is done with a request.
  case answered(RequestTicket)
  /// The client reads no more.
  case outputFailed
}

/// A folder of the workspace, for as long as it is one.
struct FolderID: Hashable, Comparable, Sendable {
  var number: Int

  static func < (a: FolderID, b: FolderID) -> Bool { a.number < b.number }
}

/// What a pass over a whole folder found.
struct Index: Sendable {
  var root: ConfiguredRoot
  var snapshot: Snapshot
  var scan: ScanResult
  var problems: [ScanProblem]
  /// What the configuration names in vain.
  var complaints: [ScanProblem]
  /// Texts that ended the last run.
  var suspects: Set<SuspectText>
}

/// What a later pass found different. A file that is gone or cannot be read is nil.
struct Rescan: Sendable {
  var scan: ScanResult
  var changes: [FileID: SourceFile?]
  var problems: [ScanProblem]
}
