/// What `check` and `link` judge: a workspace, and what the command line and the configuration say about it.

import IDE
import SourceText
import Workspace

struct CheckSubject {
  let selection: RootSelection
  let configuration: ProjectConfiguration
  let workspace: CheckedWorkspace
  /// The file whose text came from standard input.
  let standardInput: FileID?

  /// How a subject comes to be: `cache` says which directory a configuration wants; nil: none.
  typealias CacheChoice = (ProjectConfiguration) -> OutcomeCache?

  init(paths: [String], options: AnalysisOptions, standardInput: Bool = false, cache: CacheChoice) throws {
    let selection = try RootSelection(paths: paths, option: options.root, mayBeMissing: standardInput)
    let configuration = try loadConfiguration(root: selection.root, options)
    guard !standardInput, let cache = cache(configuration) else {
      self.init(try LoadedProject(selection, configuration, options, standardInput: standardInput))
      return
    }
    let root = configuredRoot(path: selection.root, configuration: configuration, named: selection.named)
    let progress = ReadingProgress(options)
    let (workspace, pins) = checkedWorkspace(
      of: root, cache: cache, jobs: options.jobs ?? availableCores, progress: progress?.listener)
    progress?.finish()
    try complain(about: workspace.problems, selection, options)
    if options.verbose {
      describe(root, configuration, pins)
      writeError("cache: \(workspace.snapshot == nil ? "an earlier run's outcome" : "no outcome yet")\n")
    }
    self.init(selection, configuration, workspace, cache, options)
  }

  /// What facts files hold together. Nothing is read beside them and the configuration.
  init(facts paths: [String], options: AnalysisOptions, cache: CacheChoice) throws {
    let selection = try RootSelection(paths: [], option: options.root)
    let configuration = try loadConfiguration(root: selection.root, options)
    let parts = try paths.map { path in
      do throws(FactsReadError) {
        return try readFacts(at: path)
      } catch {
        throw CommandFailure("\(path): \(error.message)")
      }
    }
    let cache = cache(configuration)
    let linked = linkedWorkspace(
      of: parts, entryPoints: configuration.entryPoints, dialects: configuration.dialects, cache: cache,
      jobs: options.jobs ?? availableCores)
    switch linked {
    case .success(let workspace):
      try complain(about: workspace.problems, selection, options)
      self.init(selection, configuration, workspace, cache, options)
    case .failure(let twice):
      throw CommandFailure("'\(twice.path)' is in two of the facts files; each file belongs to one")
    }
  }

  init(_ project: LoadedProject) {
    selection = project.selection
    configuration = project.configuration
    workspace = CheckedWorkspace(project.snapshot, problems: project.problems)
    standardInput = project.standardInput
  }

  private init(
    _ selection: RootSelection, _ configuration: ProjectConfiguration, _ workspace: CheckedWorkspace,
    _ cache: OutcomeCache?, _ options: AnalysisOptions
  ) {
    self.selection = selection
    self.configuration = configuration
    self.workspace = workspace
    standardInput = nil
    if let snapshot = workspace.snapshot { SnapshotKeeper.keep(snapshot) }
    if let failure = workspace.cacheFailure, let cache, !options.quiet {
      writeError(printable("warning: nothing is kept in '\(cache.directory)': \(failure.message)") + "\n")
    }
  }

  func complainAboutConfiguration() {
    let outcome = workspace.outcome
    let complaints = configuration.complaints(
      about: outcome.unknownEntryPoints, fileCount: outcome.summary.files, under: selection.root)
    for complaint in complaints {
      writeError(printable("\(complaint.path): warning: \(complaint.message)") + "\n")
    }
  }
}
