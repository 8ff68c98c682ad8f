/// The options of `check`, in groups of one purpose each.

import ArgumentParser
import IDE
import RouteGraph
import Workspace

/// Which findings are reported, and from which severity on they fail the run. One group, since the argument parser takes
/// its time for each.
struct FindingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("From which severity on the run fails. (default: error)", valueName: "level"))
  var failLevel: FailLevel?

  @Flag(help: "Warnings and stale baseline entries fail the run too.")
  var strict = false

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Change the severity of a code; 'off' switches it off.", valueName: "code=level"),
    completion: .severities)
  var severity: [String] = []

  @Option(
    parsing: .singleValue, help: ArgumentHelp("Report this code only; repeatable.", valueName: "code"),
    completion: .codes)
  var only: [String] = []

  @Option(
    parsing: .singleValue, help: ArgumentHelp("Do not report this code; repeatable.", valueName: "code"),
    completion: .codes)
  var except: [String] = []

  @Flag(help: "As if no comment accepted a finding.")
  var noSuppressions = false

  @Option(help: ArgumentHelp("Report only what this file does not accept.", valueName: "file"), completion: .file())
  var baseline: String?

  @Option(help: ArgumentHelp("Accept all findings and write them there.", valueName: "file"), completion: .file())
  var writeBaseline: String?

  @Flag(help: "Entries that no longer occur fail the run.")
  var strictBaseline = false

  @Option(help: ArgumentHelp("Report what a change since a Git commit can cause.", valueName: "ref"))
  var changedSince: String?

  @Flag(help: "Report the files that an Xcode build phase lists.")
  var scriptInputFiles = false

  func validate() throws {
    if strict, failLevel != nil { throw ValidationError("--strict and --fail-level exclude each other") }
  }

  func selection() throws -> FindingSelection {
    FindingSelection(
      only: Set(try only.map { try knownCode($0, option: "--only") }),
      except: Set(try except.map { try knownCode($0, option: "--except") }), honoursComments: !noSuppressions)
  }

  func severities() throws -> [String: SeverityChoice] {
    var choices: [String: SeverityChoice] = [:]
    for argument in severity {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let code = parts.first, let name = parts.last else {
        throw CommandFailure.usage("--severity: expected CODE=LEVEL, got '\(argument)'")
      }
      guard let choice = SeverityChoice(name: name) else {
        let near = suggestion(for: name, in: SeverityChoice.names)
        let known = "; known: " + SeverityChoice.names.joined(separator: ", ")
        throw CommandFailure.usage("--severity: unknown level '\(name)'\(near.isEmpty ? known : near)")
      }
      choices[try knownCode(code, option: "--severity")] = choice
    }
    return choices
  }
}

/// What the report looks like and where it goes.
struct ReportOptions: ParsableArguments {
  @Option(name: [.customLong("format"), .customLong("reporter")], help: "The form of the report.")
  var format = ReporterChoice(TextReporter())

  @Option(help: ArgumentHelp("Write the report there; - is standard output.", valueName: "file"), completion: .file())
  var output: String?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("One more report in the same run; repeatable.", valueName: "format=file"),
    completion: .reportFiles)
  var report: [String] = []

  @Option(help: ArgumentHelp("Cut the report after so many findings.", valueName: "n"))
  var maxDiagnostics: Int?

  @Flag(name: .customLong("sarif-include-suppressed"), help: "SARIF: accepted findings too, marked as such.")
  var showsAccepted = false

  @Flag(help: "SARIF: do not say where the root is.")
  var noAbsolutePaths = false

  @Flag(help: "Counts and the slowest files, on standard error.")
  var statistics = false

  mutating func validate() throws {
    if output == "-" { output = nil }
    if let number = maxDiagnostics, number < 0 {
      throw ValidationError("--max-diagnostics needs a number from 0; it is \(number)")
    }
  }

  /// The reports that go to files, the main one first if it does.
  func files() throws -> [ReportFile] {
    var files = output.map { [ReportFile(reporter: format.reporter, path: $0)] } ?? []
    for argument in report {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let name = parts.first, let path = parts.last else {
        throw CommandFailure.usage("--report: expected FORMAT=FILE, got '\(argument)'")
      }
      guard let choice = ReporterChoice(argument: name) else {
        let near = suggestion(for: name, in: ReporterChoice.allValueStrings)
        let known = "; known: " + ReporterChoice.allValueStrings.joined(separator: ", ")
        throw CommandFailure.usage("--report: unknown format '\(name)'\(near.isEmpty ? known : near)")
      }
      files.append(ReportFile(reporter: choice.reporter, path: path))
    }
    var seen = Set<String>()
    for file in files where !seen.insert(normalizedPath(file.path)).inserted {
      throw CommandFailure("two reports would go to '\(file.path)'")
    }
    return files
  }
}

struct ReportFile {
  var reporter: any CheckReporter
  var path: String
}

/// One file's text that comes from elsewhere than the disk.
struct StandardInputOptions: ParsableArguments {
  @Flag(help: "Standard input is the text of a file, and only that file is reported.")
  var stdin = false

  @Option(
    help: ArgumentHelp("The file whose text comes in; it need not exist.", valueName: "path"),
    completion: .file(extensions: ["swift"]))
  var stdinFilename: String?

  func validate() throws {
    if stdin, stdinFilename == nil { throw ValidationError("--stdin needs --stdin-filename") }
    if !stdin, stdinFilename != nil { throw ValidationError("--stdin-filename needs --stdin") }
  }
}

/// Outcomes of earlier runs.
struct CacheOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Keep outcomes there, for runs on the same sources.", valueName: "dir"), completion: .directory)
  var cache: String?

  @Flag(help: "Neither use nor keep outcomes.")
  var noCache = false

  func validate() throws {
    // Nobody means the current directory where a variable of a script is empty.
    if cache?.isEmpty == true { throw ValidationError("--cache needs a directory; it is empty") }
    if cache != nil, noCache { throw ValidationError("--cache and --no-cache exclude each other") }
  }
}
