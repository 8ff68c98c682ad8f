/// One folder of the workspace: its analysed files, and what is known to be newer than the analysis.

import IDE
import LanguageServerProtocol
import RouteGraph
import SourceText
import Workspace

struct Folder: Sendable {
  /// What was last sent about a file.
  struct Published: Sendable {
    /// As it was spelled for the client, which may spell it otherwise when it opens the document.
    var uri: String
    /// As the analysis found them, and as they were sent.
    var found: [Diagnostic] = []
    var sent: [LSP.Diagnostic] = []
    var version: Int?
    /// The client asks instead.
    var isPulled = false
  }

  let id: FolderID
  /// Nil for the files that are edited outside of any folder.
  var root: ConfiguredRoot?
  /// The absolute path without a slash at its end.
  let path: String
  /// The client's own spelling, without a slash at its end.
  let uri: String?

  /// Requests wait for the first index.
  var isIndexing: Bool
  /// Stops the reading that is under way.
  var cancellation = Cancellation()
  /// A comparison with the disk is under way.
  var isScanning = false
  /// Something happened since the comparison under way began.
  var needsAnotherScan = false
  var lastScan: ContinuousClock.Instant
  var stamps: [FileID: FileStamp] = [:]
  var pins: [PackagePin] = []
  var targets = TargetMembership()
  /// Files that could not be read, for the status.
  var problems: [ScanProblem] = []
  /// Texts that ended the last run, and are not read by this one; nil before the first index.
  var suspects: Set<SuspectText>?
  /// Says which texts are being read, for as long as this is a folder; nil before the first index, or where nothing can be
  /// written.
  var record: ReadingRecord?

  private(set) var snapshot: Snapshot
  /// Kept until whoever waits for the newest has been answered: to let them go takes as long as many an answer, and what
  /// brings the newest up to date holds on to the one before.
  private var retired: [Snapshot] = []
  /// Newer states of files than those in `snapshot`.
  var pending: [FileID: SourceFile?] = [:]
  /// Open documents whose text is newer than `snapshot`.
  var dirty: Set<FileID> = []
  /// Open documents that lie on the disk where discovery does not look.
  var excluded: Set<FileID> = []

  var published: [FileID: Published] = [:]
  /// Files whose text changed since the last publish, so that their lines may have moved.
  var moved: Set<FileID> = []

  init(id: FolderID, root: ConfiguredRoot?, path: String, uri: String?) {
    self.id = id
    self.root = root
    self.path = path
    self.uri = uri
    isIndexing = root != nil
    lastScan = .now
    // What is open outside of any folder is part of an app that nobody has shown.
    snapshot = Snapshot(files: [:], configuration: AnalysisConfiguration(hasUnreadCode: root == nil))
  }

  var place: FolderPlace { FolderPlace(id: id, path: path, isLoose: root == nil) }

  /// The first index, or one with another configuration.
  mutating func replaceSnapshot(_ snapshot: Snapshot) {
    self.snapshot = snapshot
    moved.formUnion(snapshot.fileIDs)
  }

  /// Those that are not kept any more: all, or all but the latest while requests are under way.
  mutating func releaseRetired(isAnswering: Bool) -> [Snapshot] {
    let released = retired.dropLast(isAnswering ? 1 : 0)
    retired.removeFirst(released.count)
    return Array(released)
  }

  var isStale: Bool { !isIndexing && !(pending.isEmpty && dirty.isEmpty) }

  /// Brings the snapshot up to date. `open`: the files that are dirty as the client has them, nil for none of ours.
  mutating func refresh(open: [FileID: SourceFile?]) {
    let changes = withoutSuspects(pending.merging(open) { _, open in open })
    pending = [:]
    dirty = []
    moved.formUnion(changes.keys)
    // A document is nearly always opened, saved and closed as it is on the disk.
    let differing = changes.filter { snapshot.file($0)?.text != $1?.text }
    guard !differing.isEmpty else { return }
    retired.append(snapshot)
    for case (let file, let source?) in differing { record?.begin(file, source.text) }
    snapshot = snapshot.updating(differing)
    for case (let file, .some) in differing { record?.end(file) }
  }

  /// A suspect that is open as it was counts as a file that is not there; with another text it is none.
  private mutating func withoutSuspects(_ changes: [FileID: SourceFile?]) -> [FileID: SourceFile?] {
    guard let suspects, !suspects.isEmpty else { return changes }
    var changes = changes
    for suspect in suspects {
      guard case let source?? = changes[suspect.file] else { continue }
      let isSame = SuspectText(suspect.file, source.text) == suspect
      if isSame { changes[suspect.file] = .some(nil) }
      problems.removeAll { $0 == suspectProblem(suspect.file) }
      if isSame { problems.append(suspectProblem(suspect.file)) }
    }
    return changes
  }
}

/// Where a folder lies: enough to tell which documents are in it.
struct FolderPlace: Sendable {
  let id: FolderID
  let path: String
  /// Documents that are edited outside of any folder.
  let isLoose: Bool

  /// The file that the document would be.
  func file(of uri: DocumentURI) -> FileID? {
    isLoose ? FileID(uri.key) : uri.path.flatMap(file(at:))
  }

  /// The key of the document that the file would be.
  func documentKey(of file: FileID) -> String {
    isLoose ? file.path : (path == "/" ? "" : path) + "/" + file.path
  }

  /// Whether the other folder is this one or lies in it.
  func contains(folderAt other: String) -> Bool {
    !isLoose && (other == path || file(at: other) != nil)
  }

  private func file(at other: String) -> FileID? {
    guard let relative = relativePath(of: other, in: path), !relative.isEmpty else { return nil }
    return FileID(relative)
  }
}
