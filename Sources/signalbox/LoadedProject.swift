/// What every command starts from: the analysed project, and complaints about what could not be read.

import IDE
import RouteGraph
import SourceText
import Workspace

struct LoadedProject {
  let selection: RootSelection
  let configuration: ProjectConfiguration
  let snapshot: Snapshot
  /// Files that were left out or repaired.
  let problems: [ScanProblem]
  /// The file whose text came from standard input.
  let standardInput: FileID?

  /// What a command does with a project, beside asking for findings, routes and transitions.
  enum Purpose {
    case answers
    /// Questions about places in the text, or changes: every body of a file that may matter is read.
    case places
  }

  init(paths: [String], options: AnalysisOptions, for purpose: Purpose = .answers) throws {
    let selection = try RootSelection(paths: paths, option: options.root)
    try self.init(selection, try loadConfiguration(root: selection.root, options), options, for: purpose)
  }

  /// `standardInput`: it is the text of the only path, which need not exist.
  init(
    _ selection: RootSelection, _ configuration: ProjectConfiguration, _ options: AnalysisOptions,
    standardInput: Bool = false, for purpose: Purpose = .answers
  ) throws {
    self.selection = selection
    self.configuration = configuration
    let root = configuredRoot(path: selection.root, configuration: configuration, named: selection.named)
    let progress = ReadingProgress(options)
    let loaded = loadSnapshot(
      of: root, jobs: options.jobs ?? availableCores, isSelective: purpose == .answers && !standardInput,
      progress: progress?.listener)
    progress?.finish()
    problems = loaded.problems
    self.standardInput = standardInput ? selection.reported.first.map { FileID($0) } : nil
    snapshot =
      self.standardInput.map { loaded.snapshot.updating([$0: SourceFile(text: readStandardInput())]) }
      ?? loaded.snapshot
    SnapshotKeeper.keep(snapshot)
    // What comes in need not be there.
    try complain(about: problems.filter { FileID($0.path) != self.standardInput }, selection, options)
    if options.verbose { describe(root, configuration, loaded.scan.pins) }
  }

  /// After some files changed. Nil where more would have to be looked at than their texts.
  func updated(_ changes: ChangeWatch.Changes, _ options: AnalysisOptions) -> LoadedProject? {
    guard !changes.needsFreshStart, problems.isEmpty else { return nil }
    let root = configuredRoot(path: selection.root, configuration: configuration, named: selection.named)
    let (files, problems) = read(changes.files, in: root, jobs: options.jobs ?? availableCores)
    guard problems.isEmpty else { return nil }
    var sources: [FileID: SourceFile?] = files.mapValues { $0 }
    for file in changes.removed { sources.updateValue(nil, forKey: file) }
    return LoadedProject(self, snapshot.updating(sources))
  }

  private init(_ old: LoadedProject, _ snapshot: Snapshot) {
    (selection, configuration, problems) = (old.selection, old.configuration, old.problems)
    self.snapshot = snapshot
    standardInput = nil
  }

  /// What is reported of the whole root.
  var diagnostics: [Diagnostic] { configuration.findings(of: snapshot).reported }
}

/// A file or directory that was asked for and cannot be read ends the run; others are worth a warning.
func complain(about problems: [ScanProblem], _ selection: RootSelection, _ options: AnalysisOptions) throws {
  for problem in problems where problem.effect != .repaired {
    let isRoot = problem.path.isEmpty
    if isRoot || selection.reported.contains(problem.path) {
      throw CommandFailure("\(isRoot ? selection.root : problem.path): \(problem.message)")
    }
  }
  if options.quiet || problems.isEmpty { return }
  if options.verbose || problems.count == 1 {
    for problem in problems { writeError(printable("warning: \(problem.path): \(problem.message)") + "\n") }
  } else {
    writeError("warning: \(problems.count) files were left out or repaired; --verbose lists them\n")
  }
}

/// For `--verbose`: what the analysis starts from.
func describe(_ root: WorkspaceRoot, _ configuration: ProjectConfiguration, _ pins: [PackagePin]) {
  writeError("root: \(root.path)\nconfiguration: \(configuration.file ?? "none")\n")
  for pattern in patternsWithoutMatch(in: root) { writeError("pattern without a match: \(printable(pattern))\n") }
  for pin in pins { writeError("package: \(pin.name) \(pin.version ?? "(no version)")\n") }
}

/// Keeps a snapshot until the process ends: releasing all its trees one by one would take a tenth of a short run.
final class SnapshotKeeper {
  private let snapshot: Snapshot

  private init(_ snapshot: Snapshot) { self.snapshot = snapshot }

  static func keep(_ snapshot: Snapshot) { _ = Unmanaged.passRetained(SnapshotKeeper(snapshot)) }
}

func loadConfiguration(root: String, _ options: AnalysisOptions) throws -> ProjectConfiguration {
  if options.noConfig { return ProjectConfiguration() }
  guard let file = options.config.map({ normalizedPath($0) }) ?? configurationFile(for: root) else {
    return ProjectConfiguration()
  }
  do {
    return try readConfiguration(at: file)
  } catch {
    throw CommandFailure(error.place + ": " + error.message)
  }
}
