/// Folders come and go; their first index and every later comparison with the disk.

import IDE
import JSONRPC
import LanguageServerProtocol
import SourceText
import Workspace

extension Server {
  /// Between two comparisons that nobody asked for.
  private static let scanInterval: Duration = .seconds(2)

  // MARK: Folders

  /// Of overlapping folders the outer one is indexed; once it is gone, those in it are served on their own.
  mutating func changeFolders(removed: [LSP.WorkspaceFolder], added: [LSP.WorkspaceFolder]) {
    let paths = Set(removed.compactMap { DocumentURI(folder: $0.uri).path })
    openFolders.removeAll { $0.path.map(paths.contains) ?? false }
    for folder in folders where folder.root != nil && paths.contains(folder.path) { dropFolder(folder.id) }
    for folder in added {
      let uri = DocumentURI(folder: folder.uri)
      if uri.path == nil { log("Cannot index '\(folder.uri)'.") }
      if uri.path != nil, !openFolders.contains(where: { $0.path == uri.path }) { openFolders.append(uri) }
    }
    serveOutermostFolders()
    replaceLooseFolder()
  }

  private mutating func serveOutermostFolders() {
    let places = openFolders.compactMap(\.path).map { FolderPlace(id: FolderID(number: 0), path: $0, isLoose: false) }
    let isInner = { (path: String) in places.contains { $0.path != path && $0.contains(folderAt: path) } }
    for folder in folders where folder.root != nil && isInner(folder.path) { dropFolder(folder.id) }
    for uri in openFolders {
      guard let path = uri.path, !isInner(path), !folders.contains(where: { $0.root != nil && $0.path == path }) else {
        continue
      }
      append(root: ConfiguredRoot(path: path), path: path, uri: uri.spelling)
    }
  }

  private mutating func append(root: ConfiguredRoot?, path: String, uri: String?) {
    lastFolderID += 1
    let trimmed = uri.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    var folder = Folder(id: FolderID(number: lastFolderID), root: root, path: path, uri: trimmed)
    folder.dirty = openFiles(in: folder.place)
    folders.append(folder)
  }

  private mutating func dropFolder(_ id: FolderID) {
    guard let index = folders.firstIndex(where: { $0.id == id }) else { return }
    clearDiagnostics(of: folders[index])
    folders.remove(at: index)
  }

  /// Without any folder, the open documents are served alone.
  private mutating func replaceLooseFolder() {
    let loose = folders.first { $0.root == nil }
    if folders.isEmpty {
      append(root: nil, path: "", uri: nil)
    } else if let loose, folders.count > 1 {
      dropFolder(loose.id)
    }
  }

  private func openFiles(in place: FolderPlace) -> Set<FileID> {
    Set(documents.values.compactMap { place.file(of: $0.uri) })
  }

  // MARK: The first index

  mutating func startIndexing(_ id: FolderID) {
    guard let position = folders.firstIndex(where: { $0.id == id }), let root = folders[position].root else { return }
    let cancellation = Cancellation()
    folders[position].isIndexing = true
    folders[position].cancellation = cancellation
    expectProgress()
    let suspects = folders[position].suspects
    let record = folders[position].record ?? ReadingRecord(of: root.root.path)
    folders[position].record = record
    inBackground { [events] in
      let suspects = suspects ?? record?.takeSuspects() ?? []
      events.append(.indexed(id, Index(of: root.reread(), without: suspects, record, cancellation)))
    }
  }

  /// Everything anew, as at the start.
  mutating func reindex() {
    for folder in folders where !folder.isIndexing && !folder.isScanning { startIndexing(folder.id) }
  }

  mutating func finishIndexing(_ id: FolderID, _ index: Index) {
    guard let position = folders.firstIndex(where: { $0.id == id }) else { return }
    folders[position].isIndexing = false
    folders[position].isScanning = false
    folders[position].root = index.root
    folders[position].suspects = index.suspects
    folders[position].replaceSnapshot(index.snapshot)
    folders[position].dirty.formUnion(openFiles(in: folders[position].place))
    adopt(index.scan, problems: index.root.lastingProblems + index.problems, at: position)
    for complaint in index.complaints { log("\(complaint.path): \(complaint.message)") }
    publishDeadline = .now
    watchBaselines()
    finishProgress()
    if folders[position].needsAnotherScan { rescan(id) }
    releaseWaiting()
  }

  // MARK: Comparisons with the disk

  /// Soon: now, or when what is under way is done.
  mutating func rescan(_ id: FolderID) {
    guard let position = folders.firstIndex(where: { $0.id == id }), let root = folders[position].root else { return }
    if folders[position].isIndexing || folders[position].isScanning {
      folders[position].needsAnotherScan = true
      return
    }
    folders[position].isScanning = true
    folders[position].needsAnotherScan = false
    folders[position].lastScan = .now
    let (stamps, pins, targets) = (folders[position].stamps, folders[position].pins, folders[position].targets)
    let suspects = folders[position].suspects ?? []
    let record = folders[position].record
    inBackground { [events] in
      let current = root.reread()
      let scan = scan(current.root)
      if current.configuration == root.configuration, current.baseline == root.baseline,
        current.problem == root.problem, scan.pins == pins, scan.targets == targets
      {
        events.append(.rescanned(id, Rescan(of: current, scan, since: stamps)))
      } else {
        // Other rules, other frameworks or other targets: everything is to be judged again.
        events.append(.indexed(id, Index(of: current, without: suspects, record, Cancellation())))
      }
    }
  }

  /// Watch events get lost, so that questions about the whole workspace look for themselves.
  mutating func rescanStaleFolders() {
    let now = ContinuousClock.now
    for folder in folders where !folder.isScanning && now - folder.lastScan > Self.scanInterval { rescan(folder.id) }
  }

  mutating func rescanAllFolders() {
    for folder in folders { rescan(folder.id) }
  }

  mutating func finishRescan(_ id: FolderID, _ rescan: Rescan) {
    guard let position = folders.firstIndex(where: { $0.id == id }) else { return }
    let folder = folders[position]
    folders[position].isScanning = false
    // What is open is as the client has it, whatever is on the disk.
    let changes = rescan.changes.filter { documents[folder.place.documentKey(of: $0.key)] == nil }
    folders[position].pending.merge(changes) { _, new in new }
    let isSame = { (problem: ScanProblem) in rescan.changes[FileID(problem.path)] == nil }
    let skipped = (folder.suspects ?? []).map { suspectProblem($0.file) }.filter(folder.problems.contains)
    let lasting = folder.root?.lastingProblems ?? []
    adopt(
      rescan.scan, problems: lasting + rescan.problems + skipped.filter(isSame).sorted(by: ScanProblem.inOrder),
      at: position)
    if folders[position].isStale { schedulePublish() }
    if folders[position].needsAnotherScan { self.rescan(id) }
    releaseWaiting()
  }

  private mutating func adopt(_ scan: ScanResult, problems: [ScanProblem], at position: Int) {
    folders[position].stamps = Dictionary(scan.files.map { ($0.id, $0.stamp) }) { first, _ in first }
    folders[position].pins = scan.pins
    folders[position].targets = scan.targets
    let known = Set(folders[position].problems)
    folders[position].problems = scan.problems + problems.filter { !scan.problems.contains($0) }
    for problem in folders[position].problems where !known.contains(problem) {
      log("\(problem.path): \(problem.message)")
    }
    findExcluded(at: position)
  }

  /// Open documents that exist on the disk, but not for discovery.
  private mutating func findExcluded(at position: Int) {
    let folder = folders[position]
    guard let root = folder.root else { return }
    let unknown = openFiles(in: folder.place).filter { folder.stamps[$0] == nil }.sorted()
    let excluded = unknown.isEmpty ? [] : Set(read(unknown, in: root.root, jobs: 1).files.keys)
    folders[position].dirty.formUnion(excluded.symmetricDifference(folder.excluded))
    folders[position].excluded = excluded
  }
}

/// On a thread of its own, or late if there is none.
private func inBackground(_ body: @escaping @Sendable () -> Void) {
  if !startThread({ withSignalStack(body) }) { body() }
}

extension Index {
  fileprivate init(
    of root: ConfiguredRoot, without suspects: Set<SuspectText>, _ record: ReadingRecord?, _ cancellation: Cancellation
  ) {
    let (snapshot, scan, problems) = loadSnapshot(
      of: root.root, jobs: availableCores, without: suspects, record: record,
      isCancelled: { cancellation.isCancelled })
    var root = root
    let stopped = stoppedProblem(of: root.root)
    root.isPartial = problems.contains(stopped)
    // Of a partial index nothing would be true.
    let unknown = root.isPartial ? [] : unknownEntryPoints(of: snapshot)
    self.init(
      root: root, snapshot: snapshot, scan: scan, problems: problems.filter { $0 != stopped },
      complaints: root.configuration.complaints(
        about: unknown, fileCount: scan.files.count, under: root.root.path), suspects: suspects)
  }
}

extension Rescan {
  /// Compares by size, time and inode, and reads what differs.
  fileprivate init(of root: ConfiguredRoot, _ scan: ScanResult, since stamps: [FileID: FileStamp]) {
    let changed = scan.files.filter { stamps[$0.id] != $0.stamp }.map(\.id)
    let gone = Set(stamps.keys).subtracting(scan.files.map(\.id))
    let (files, problems) = read(changed, in: root.root, jobs: availableCores)
    var changes: [FileID: SourceFile?] = [:]
    for file in changed { changes[file] = .some(files[file]) }
    for file in gone { changes[file] = .some(nil) }
    self.init(scan: scan, changes: changes, problems: problems)
  }
}
