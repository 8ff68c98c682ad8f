/// A workspace that has been analysed, now or by an earlier run whose outcome was kept.

package import IDE
package import RouteGraph
package import SourceText

package struct CheckedWorkspace {
  package let outcome: AnalysisOutcome
  /// Nil where the outcome is an earlier run's.
  package let snapshot: Snapshot?
  /// Files that were left out or repaired.
  package let problems: [ScanProblem]
  /// Why the outcome could not be kept for later runs.
  package private(set) var cacheFailure: FileWriteError?
  /// Without a snapshot: the files that the outcome speaks of.
  private let sources: [FileID: SourceFile]

  /// Any file of the snapshot; without one, those that the outcome speaks of.
  package func source(_ file: FileID) -> SourceFile? { snapshot.map { $0.file(file) } ?? sources[file] }

  package init(_ snapshot: Snapshot, problems: [ScanProblem]) {
    self.init(AnalysisOutcome(snapshot), snapshot, problems, sources: [:])
  }

  private init(
    _ outcome: AnalysisOutcome, _ snapshot: Snapshot?, _ problems: [ScanProblem], sources: [FileID: SourceFile]
  ) {
    self.outcome = outcome
    self.snapshot = snapshot
    self.problems = problems
    self.sources = sources
  }

  /// `sources` gives some of the files, `analyse` is asked only where no earlier outcome is kept.
  init(
    problems: [ScanProblem], key: ContentDigest?, in cache: OutcomeCache?,
    sources: (Set<FileID>) -> [FileID: SourceFile], analyse: () -> Snapshot
  ) {
    guard let cache, let key else {
      self.init(analyse(), problems: problems)
      return
    }
    if let outcome = cache.outcome(for: key) {
      self.init(outcome, nil, problems, sources: sources(outcome.files))
      return
    }
    self.init(analyse(), problems: problems)
    do throws(FileWriteError) {
      try cache.keep(outcome, for: key)
    } catch {
      cacheFailure = error
    }
  }
}

/// Everything below a root. Without a cache, `loadSnapshot` is faster: here texts are read and digested first, and
/// searched for words only where no outcome is kept.
package func checkedWorkspace(
  of root: WorkspaceRoot, cache: OutcomeCache, jobs: Int = availableCores,
  progress: (@Sendable (ReadingStep) -> Void)? = nil
) -> (workspace: CheckedWorkspace, pins: [PackagePin]) {
  let texts = ReadTexts(root, jobs: jobs, progress: progress)
  let configuration = AnalysisConfiguration(
    pins: texts.projectFiles.packagePins, texts.projectFiles.targets, entryPoints: root.entryPoints,
    dialects: root.dialects, texts.problems)
  let key = outcomeKey(of: texts.all.map { ($0.file, $0.digest) }, configuration)
  let workspace = CheckedWorkspace(
    problems: texts.problems, key: key, in: cache,
    sources: { ids in
      // Nobody searches these for words again.
      let wanted = texts.all.filter { ids.contains($0.file) }.map { ($0.file, SourceFile(text: $0.text, words: [])) }
      return Dictionary(wanted) { first, _ in first }
    },
    analyse: {
      let parallelism = ThreadedExecution(jobs: jobs)
      let files = parallelism.map(texts.all) { ($0.file, SourceFile(text: $0.text)) }
      return Snapshot(
        files: Dictionary(files) { first, _ in first }, configuration: configuration, parallelism: parallelism,
        isSelective: true,
        mayRead: {
          progress?(.read)
          return true
        })
    })
  return (workspace, configuration.packagePins)
}

/// The decoded texts of a root with their digests, in no particular order.
private struct ReadTexts: Sendable {
  struct Text: Sendable {
    var file: FileID
    var text: [UInt8]
    var digest: ContentDigest
  }

  /// What one thread finds.
  private struct Part: Sendable {
    var texts: [Text] = []
    var projectFiles = ProjectFiles()
    var problems: [ScanProblem] = []
  }

  let all: [Text]
  let projectFiles: ProjectFiles
  let problems: [ScanProblem]

  init(_ root: WorkspaceRoot, jobs: Int, progress: (@Sendable (ReadingStep) -> Void)?) {
    let limit = root.settings.maximumFileSize
    let isFound = progress.map { progress in { @Sendable (count: Int) in progress(.found(count)) } }
    let (parts, problems) = walk(root, threads: jobs, into: Part(), found: isFound) { file, place, part in
      switch file.kind {
      case .project(let format):
        part.projectFiles.read(file.id, format, at: place, &part.problems)
        progress?(.read)
      case .source:
        guard let text = readText(file.id, at: place, limit: limit, &part.problems)?.text else { return }
        part.texts.append(Text(file: file.id, text: text, digest: ContentDigest(text)))
      }
    }
    all = parts.flatMap(\.texts)
    projectFiles = parts.reduce(into: ProjectFiles()) { $0.add($1.projectFiles) }
    self.problems = (parts.flatMap(\.problems) + problems).sorted(by: ScanProblem.inOrder)
  }
}
