/// `signalbox check`

import ArgumentParser
import IDE
import RouteGraph
import SourceText
import Workspace

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find transitions that cannot work, and routes that nothing leads to.",
    discussion: """
      Exit code: 0 clean, 1 findings at or above --fail-level, 2 usage,
      configuration or input/output, 70 internal error.

      Example: signalbox check --fail-level warning Sources
      """)

  @Argument(help: ArgumentHelp("What is reported. (default: the whole root)", valueName: "path"))
  var paths: [String] = []

  @Option(name: [.customLong("format"), .customLong("reporter")], help: "The form of the answer.")
  var format: TextOrJSON = .text

  @Option(help: ArgumentHelp("From which severity on the run fails. (default: error)", valueName: "level"))
  var failLevel: FailLevel?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Change the severity of a code; 'off' switches it off.", valueName: "code=level"))
  var severity: [String] = []

  @Option(parsing: .singleValue, help: ArgumentHelp("Report this code only; repeatable.", valueName: "code"))
  var only: [String] = []

  @Option(parsing: .singleValue, help: ArgumentHelp("Do not report this code; repeatable.", valueName: "code"))
  var except: [String] = []

  @OptionGroup var fixing: FixOptions

  @OptionGroup var options: AnalysisOptions

  func run() throws { try run { try LoadedProject(paths: paths, options: options) } }

  /// `load` is called once everything else has been understood.
  func run(load: () throws -> LoadedProject) throws {
    let start = ContinuousClock.now
    let choices = try severityChoices()
    let only = Set(try self.only.map { try knownCode($0, option: "--only") })
    let except = Set(try self.except.map { try knownCode($0, option: "--except") })
    let project = try load()
    var configuration = project.configuration
    configuration.severities.merge(choices) { $1 }
    let findings = { (snapshot: Snapshot) in
      configuration.applied(to: snapshot.diagnostics).filter {
        (only.isEmpty || only.contains($0.code)) && !except.contains($0.code)
          && project.selection.reports($0.location.file)
      }
    }
    let snapshot = try fixing.run(
      on: project.snapshot, root: project.selection.root, quiet: options.quiet, findings: findings)
    let diagnostics = findings(snapshot)
    let report = CheckReport(
      root: project.selection.root, diagnostics: diagnostics, summary: snapshot.summary,
      seconds: (ContinuousClock.now - start) / .seconds(1), places: Places(snapshot))
    // The diff is the whole output, for `patch` to read.
    switch fixing.diff ? nil : format {
    case nil: break
    case .text: writeOutput(checkText(report, Palette(isColored: options.color.isColored)))
    case .json: try writeJSONOutput(checkJSON(report))
    }
    let level = failLevel ?? configuration.failLevel ?? .error
    if diagnostics.contains(where: { level.isReached(by: $0.severity) }) { throw ExitCode(ExitStatus.findings) }
  }

  private func severityChoices() throws -> [String: SeverityChoice] {
    var choices: [String: SeverityChoice] = [:]
    for argument in severity {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let code = parts.first, let name = parts.last else {
        throw CommandFailure("--severity: expected CODE=LEVEL, got '\(argument)'. See 'signalbox check --help'.")
      }
      guard let choice = SeverityChoice(name: name) else {
        throw CommandFailure(
          "--severity: unknown level '\(name)'; known: \(SeverityChoice.names.joined(separator: ", "))")
      }
      choices[try knownCode(code, option: "--severity")] = choice
    }
    return choices
  }
}
