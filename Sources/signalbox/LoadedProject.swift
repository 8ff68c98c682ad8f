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

  /// `standardInput`: it is the text of the only path, which need not exist.
  init(paths: [String], options: AnalysisOptions, standardInput: Bool = false) throws {
    selection = try RootSelection(paths: paths, option: options.root, mayBeMissing: standardInput)
    configuration = try loadConfiguration(root: selection.root, options)
    let root = configuredRoot(path: selection.root, configuration: configuration, named: selection.reported)
    let progress = ReadingProgress(options)
    let loaded = loadSnapshot(
      of: root, jobs: options.jobs ?? availableCores, progress: progress?.listener)
    progress?.finish()
    problems = loaded.problems
    self.standardInput = standardInput ? selection.reported.first.map { FileID($0) } : nil
    snapshot =
      self.standardInput.map { loaded.snapshot.updating([$0: SourceFile(text: readStandardInput())]) }
      ?? loaded.snapshot
    SnapshotKeeper.keep(snapshot)
    try complain(about: loaded.problems, options)
    if options.verbose {
      writeError("root: \(selection.root)\nconfiguration: \(configuration.file ?? "none")\n")
      for pin in loaded.scan.pins { writeError("package: \(pin.name) \(pin.version ?? "(no version)")\n") }
    }
  }

  /// What facts files hold together. Nothing is read beside them and the configuration.
  init(facts paths: [String], options: AnalysisOptions) throws {
    selection = try RootSelection(paths: [], option: options.root)
    configuration = try loadConfiguration(root: selection.root, options)
    let parts = try paths.map { path in
      do throws(FactsReadError) {
        return try readFacts(at: path)
      } catch {
        throw CommandFailure("\(path): \(error.message)")
      }
    }
    let linked = linkedSnapshot(
      of: parts, entryPoints: configuration.entryPoints, dialects: configuration.dialects,
      jobs: options.jobs ?? availableCores)
    switch linked {
    case .success(let found):
      snapshot = found.snapshot
      problems = found.problems
      standardInput = nil
      SnapshotKeeper.keep(snapshot)
      try complain(about: found.problems, options)
    case .failure(let twice):
      throw CommandFailure("'\(twice.path)' is in two of the facts files; each file belongs to one")
    }
  }

  /// What is reported of the whole root.
  var diagnostics: [Diagnostic] { configuration.findings(of: snapshot).reported }

  /// A file or directory that was asked for and cannot be read ends the run; others are worth a warning.
  private func complain(about problems: [ScanProblem], _ options: AnalysisOptions) throws {
    for problem in problems {
      let isRoot = problem.path.isEmpty
      if isRoot || (selection.reported.contains(problem.path) && snapshot.file(FileID(problem.path)) == nil) {
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
}

/// Keeps a snapshot until the process ends: releasing all its trees one by one would take a tenth of a short run.
private final class SnapshotKeeper {
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
