/// From a directory to a snapshot: finding, reading and extracting overlap.

package import IDE
package import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The files of a workspace, without reading them; what describes the project is read.
package func scan(_ root: WorkspaceRoot, jobs: Int = availableCores) -> ScanResult {
  let limit = root.settings.maximumFileSize
  let (gathered, problems) = walk(root, threads: jobs, into: Gathered()) { file, place, result in
    switch file.kind {
    case .project(let format): result.projectFiles.read(file.id, format, at: place, &result.problems)
    case .source: result.find(file.id, at: place, limit: limit)
    }
  }
  return merged(gathered, problems).scan
}

/// Reads and extracts some files. A file that is missing in the answer has a problem that says why.
package func read(_ ids: [FileID], in root: WorkspaceRoot, jobs: Int = availableCores) -> (
  files: [FileID: SourceFile], problems: [ScanProblem]
) {
  let limit = root.settings.maximumFileSize
  let batchSize = max(1, min(16, ids.count / max(1, jobs)))
  let batches = stride(from: 0, to: ids.count, by: batchSize).map { Array(ids[$0..<min($0 + batchSize, ids.count)]) }
  let gathered = performTasks(batches, threads: min(jobs, batches.count), into: Gathered()) { batch, _, result in
    for id in batch {
      result.read(id, at: FilePlace(path: root.absolutePath(of: id)), limit: limit)
    }
  }
  let all = merged(gathered, [])
  return (all.files, all.scan.problems)
}

/// What reading tells on its way, from any thread.
package enum ReadingStep: Sendable {
  /// So many more files are to be read.
  case found(Int)
  case read
}

/// Everything below a root. `problems` are those of the scan and of reading, each once. Once it is cancelled, no further
/// file is read: the snapshot is of those that were. `isSelective`: see `Snapshot`. Suspects are left out; `record` says at each moment what is read.
package func loadSnapshot(
  of root: WorkspaceRoot, jobs: Int = availableCores, without suspects: Set<SuspectText> = [],
  record: ReadingRecord? = nil, isSelective: Bool = false, isCancelled: @escaping @Sendable () -> Bool = { false },
  progress: (@Sendable (ReadingStep) -> Void)? = nil
) -> (snapshot: Snapshot, scan: ScanResult, problems: [ScanProblem]) {
  let limit = root.settings.maximumFileSize
  let isFound = progress.map { progress in { @Sendable (count: Int) in progress(.found(count)) } }
  let (gathered, problems) = walk(root, threads: jobs, into: Gathered(), found: isFound) { file, place, result in
    switch file.kind {
    case .project(let format):
      result.projectFiles.read(file.id, format, at: place, &result.problems)
      progress?(.read)
    case .source where isCancelled():
      // With its stamp, so that the next scan does not take it for new and read what was given up.
      result.find(file.id, at: place, limit: limit)
      result.isStopped = true
    case .source: result.read(file.id, at: place, limit: limit)
    }
  }
  let (texts, scan) = merged(gathered, problems)
  let skipped = suspects.filter { suspect in texts[suspect.file].map { SuspectText(suspect.file, $0.text) } == suspect }
    .map(\.file).sorted()
  let files = skipped.isEmpty ? texts : texts.filter { !skipped.contains($0.key) }
  let found = scan.problems + skipped.map(suspectProblem)
  var configuration = AnalysisConfiguration(
    pins: scan.pins, scan.targets, entryPoints: root.entryPoints, dialects: root.dialects, found)
  if gathered.contains(where: \.isStopped) { configuration.hasUnreadCode = true }
  // What takes time is to parse, not to load.
  let snapshot = Snapshot(
    files: files, configuration: configuration, parallelism: ThreadedExecution(jobs: jobs), isSelective: isSelective,
    isReading: { file, begins in
      if begins { record?.begin(file, files[file]?.text ?? []) } else { record?.end(file) }
    },
    mayRead: {
      progress?(.read)
      return !isCancelled()
    })
  let isWhole = !gathered.contains(where: \.isStopped) && snapshot.fileCount == files.count
  return (snapshot, scan, isWhole ? found : found + [stoppedProblem(of: root)])
}

/// Why a snapshot is not of all files.
package func stoppedProblem(of root: WorkspaceRoot) -> ScanProblem {
  ScanProblem(path: root.path, message: "indexing was stopped; some files are not read")
}

/// What one thread found.
private struct Gathered: Sendable {
  var scanned: [ScannedFile] = []
  var texts: [(FileID, SourceFile)] = []
  var projectFiles = ProjectFiles()
  var problems: [ScanProblem] = []
  /// Files were left out, because nobody waits for them any more.
  var isStopped = false

  mutating func find(_ id: FileID, at place: FilePlace, limit: Int) {
    var status = stat()
    if fstatat(place.directory, place.path, &status, 0) != 0 {
      problems.append(unread(id, systemMessage(errno)))
    } else if status.st_size > limit {
      problems.append(unread(id, "larger than \(limit >> 20) MiB"))
    } else {
      scanned.append(ScannedFile(id: id, stamp: FileStamp(status)))
    }
  }

  mutating func read(_ id: FileID, at place: FilePlace, limit: Int) {
    guard let (text, stamp) = readText(id, at: place, limit: limit, &problems) else { return }
    texts.append((id, SourceFile(text: text)))
    scanned.append(ScannedFile(id: id, stamp: stamp))
  }
}

/// Nil, with a problem that says why, where there is no text to analyse.
func readText(
  _ id: FileID, at place: FilePlace, limit: Int, _ problems: inout [ScanProblem]
) -> (text: [UInt8], stamp: FileStamp)? {
  do throws(FileReadError) {
    let (bytes, stamp) = try readFile(place.path, in: place.directory, limit: limit)
    guard let text = decode(bytes) else {
      problems.append(unread(id, "it has NUL bytes, so it is not UTF-8 text"))
      return nil
    }
    if let offset = text.firstRepair {
      let message = "read with repairs: byte \(offset) is the first that is not valid UTF-8"
      problems.append(ScanProblem(path: id.path, message: message, effect: .repaired))
    }
    return (text.bytes, stamp)
  } catch {
    problems.append(unread(id, error.message))
    return nil
  }
}

func unread(_ id: FileID, _ reason: String) -> ScanProblem {
  ScanProblem(path: id.path, message: "not read: \(reason)", effect: .unread)
}

private func merged(_ gathered: [Gathered], _ problems: [ScanProblem]) -> (
  files: [FileID: SourceFile], scan: ScanResult
) {
  var files: [FileID: SourceFile] = [:]
  files.reserveCapacity(gathered.reduce(0) { $0 + $1.texts.count })
  for part in gathered {
    for (id, file) in part.texts { files[id] = file }
  }
  let projectFiles = gathered.reduce(into: ProjectFiles()) { $0.add($1.projectFiles) }
  let scan = ScanResult(
    files: gathered.flatMap(\.scanned).sorted { $0.id < $1.id },
    problems: (gathered.flatMap(\.problems) + problems).sorted(by: ScanProblem.inOrder),
    pins: projectFiles.packagePins, targets: projectFiles.targets)
  return (files, scan)
}
