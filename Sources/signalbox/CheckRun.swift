/// What `check` and `link` have in common: the options, and the way from them to the report.

import ArgumentParser
import IDE
import RouteGraph
import SourceText
import Workspace

struct CheckRun: ParsableArguments {
  @OptionGroup var reporting: ReportOptions
  @OptionGroup var finding: FindingOptions

  @Flag(help: "Print the effective configuration and analyse nothing.")
  var printConfig = false

  @OptionGroup var fixing: FixOptions
  @OptionGroup var caching: CacheOptions

  @OptionGroup var options: AnalysisOptions

  /// `load` is called once everything else has been understood, `root` where the configuration alone is wanted.
  func run(
    root: () throws -> RootSelection, load: (CheckSubject.CacheChoice) throws -> CheckSubject
  ) throws {
    let start = ContinuousClock.now
    let files = try reporting.files()
    let changes = try ConfigurationChanges(finding, caching)
    let selection = try finding.selection()
    if printConfig { return try printConfiguration(root().root, changes) }
    let subject = try load { cache(changes.applied(to: $0)) }
    if !options.quiet { subject.complainAboutConfiguration() }
    let evaluation = try self.evaluation(of: subject, changes, selection)
    let workspace = try fixing.run(on: subject, quiet: options.quiet, findings: evaluation.findings)
    let result = evaluation.result(of: workspace)
    if try writeBaseline(result) { return }
    var report = self.report(result, workspace, root: subject.selection.root)
    report.exitCode = exitCode(result, evaluation.configuration)
    report.seconds = (ContinuousClock.now - start) / .seconds(1)
    try write(
      report, to: files, standardOutput: !fixing.answers(subject.standardInput != nil) && reporting.output == nil)
    if reporting.statistics, let snapshot = workspace.snapshot {
      writeError(statisticsText(result.reported, snapshot))
    }
    if report.exitCode != ExitStatus.clean { throw ExitCode(report.exitCode) }
  }

  /// The report as it stands, nothing written and nothing fixed.
  func report(on subject: CheckSubject) throws -> CheckReport {
    let evaluation = try self.evaluation(
      of: subject, ConfigurationChanges(finding, caching), finding.selection())
    let result = evaluation.result(of: subject.workspace)
    var report = self.report(result, subject.workspace, root: subject.selection.root)
    report.exitCode = exitCode(result, evaluation.configuration)
    return report
  }

  /// Fixes and the costs of files ask the analysis itself.
  private func cache(_ configuration: ProjectConfiguration) -> OutcomeCache? {
    fixing.isAsked || reporting.statistics ? nil : configuration.cache.map { OutcomeCache(directory: $0) }
  }

  private func evaluation(
    of subject: CheckSubject, _ changes: ConfigurationChanges, _ selection: FindingSelection
  ) throws -> CheckEvaluation {
    let configuration = changes.applied(to: subject.configuration)
    return CheckEvaluation(
      configuration: configuration, selection: selection, root: subject.selection,
      baseline: try baseline(configuration), changed: try changedFiles(subject), scriptInput: try scriptInput(subject))
  }

  private func report(
    _ result: CheckEvaluation.Result, _ workspace: CheckedWorkspace, root: String
  ) -> CheckReport {
    let shown = reporting.maxDiagnostics ?? .max
    var report = CheckReport(
      root: root, diagnostics: Array(result.reported.prefix(shown)), summary: workspace.outcome.summary, seconds: 0,
      places: Places(file: workspace.source))
    report.identities = Array(result.identities.prefix(shown))
    report.counts = CheckReport.counts(of: result.reported)
    report.accepted = result.accepted
    report.hasBaseline = result.comparison != nil
    report.codes = result.codes
    report.problems = workspace.problems
    report.showsAbsolutePaths = !reporting.noAbsolutePaths
    report.showsAccepted = reporting.showsAccepted
    return report
  }

  private func exitCode(_ result: CheckEvaluation.Result, _ configuration: ProjectConfiguration) -> Int32 {
    let level = configuration.failLevel ?? .error
    let isStale = result.comparison?.stale.isEmpty == false && (finding.strictBaseline || finding.strict)
    let fails = isStale || result.reported.contains { level.isReached(by: $0.severity) }
    return fails ? ExitStatus.findings : ExitStatus.clean
  }

  /// Standard output gets the main report unless a file does, or fixes have already answered.
  func write(_ report: CheckReport, to files: [ReportFile], standardOutput: Bool) throws {
    for file in files {
      let bytes = try file.reporter.bytes(report)
      do throws(FileWriteError) {
        try writeFile(bytes, atomicallyTo: file.path)
      } catch {
        throw CommandFailure("cannot write '\(file.path)': \(error.message)")
      }
    }
    let reporters = files.map(\.reporter) + (standardOutput ? [reporting.format.reporter] : [])
    // Text says so itself.
    if report.omitted > 0, !options.quiet, reporters.contains(where: { $0.name != "text" }) {
      writeError("\(count(report.omitted, "finding")) left out by --max-diagnostics\n")
    }
    if !standardOutput { return }
    var report = report
    report.palette = Palette(isColored: options.color.isColored)
    writeOutput(try reporting.format.reporter.bytes(report))
  }
}

// MARK: - Narrowing

extension CheckRun {
  private func changedFiles(_ subject: CheckSubject) throws -> Set<FileID>? {
    guard let reference = finding.changedSince else { return nil }
    do throws(ChangedFilesError) {
      return try filesChanged(since: reference, below: subject.selection.root)
    } catch {
      throw CommandFailure("--changed-since: \(error.message)")
    }
  }

  private func scriptInput(_ subject: CheckSubject) throws -> Set<FileID>? {
    if !finding.scriptInputFiles { return nil }
    do throws(ScriptInputError) {
      return Set(try Workspace.scriptInputFiles().compactMap(subject.selection.file))
    } catch {
      throw CommandFailure("--script-input-files: \(error.message)")
    }
  }
}

// MARK: - Baseline

extension CheckRun {
  /// A baseline that is about to be written afresh is not read: it need not exist yet.
  private func baseline(_ configuration: ProjectConfiguration) throws -> Baseline? {
    let isFresh = finding.writeBaseline != nil && finding.baseline == nil
    guard let path = configuration.baseline, !isFresh else { return nil }
    do throws(BaselineError) {
      return try Baseline(readingFrom: path)
    } catch {
      throw CommandFailure("baseline '\(path)': \(error.message)")
    }
  }

  /// Whether the run ends with it: together with `--baseline`, stale entries go and what is new is still reported.
  private func writeBaseline(_ result: CheckEvaluation.Result) throws -> Bool {
    if let stale = result.comparison?.stale { report(stale) }
    guard let path = finding.writeBaseline else { return false }
    let baseline = result.comparison?.remaining ?? Baseline(result.all)
    do throws(BaselineError) {
      try baseline.write(to: path)
    } catch {
      throw CommandFailure("cannot write '\(path)': \(error.message)")
    }
    let entries = baseline.entries.count == 1 ? "1 entry" : "\(baseline.entries.count) entries"
    if !options.quiet { writeError("Wrote \(entries) to \(path).\n") }
    return result.comparison == nil
  }

  private func report(_ stale: [Baseline.Entry]) {
    if options.quiet { return }
    for entry in stale {
      let number = entry.count == 1 ? "" : " (\(entry.count) times)"
      writeError(printable("stale baseline entry: \(entry.code) \(entry.subject)\(number)") + "\n")
    }
  }
}

// MARK: - Configuration

extension CheckRun {
  private func printConfiguration(_ root: String, _ changes: ConfigurationChanges) throws {
    let configuration = try loadConfiguration(root: root, options)
    writeOutput(effectiveConfiguration(configuration, changes))
  }
}
