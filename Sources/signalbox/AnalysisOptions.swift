/// The options that all commands share.

import ArgumentParser
import RouteGraph
import Workspace

struct AnalysisOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The directory that is analysed as a whole.", valueName: "dir"), completion: .directory)
  var root: String?

  @Option(
    help: ArgumentHelp("The configuration, instead of the nearest .signalbox.yml.", valueName: "file"),
    completion: .file(extensions: ["yml"]))
  var config: String?

  @Flag(help: "Ignore every .signalbox.yml.")
  var noConfig = false

  @Option(help: ArgumentHelp("Threads. (default: all cores)", valueName: "n"))
  var jobs: Int?

  @Flag(help: "Print errors only.")
  var quiet = false

  @Flag(help: "Say what was left out, and why.")
  var verbose = false

  @Option(help: ArgumentHelp("When to use colour.", valueName: "when"))
  var color: ColorChoice = .auto

  @Option(help: ArgumentHelp("When to show how far reading is, on standard error.", valueName: "when"))
  var progress: ProgressChoice = .auto

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs needs a number from 1; it is \(jobs)") }
    if config != nil, noConfig { throw ValidationError("--config and --no-config exclude each other") }
    if quiet, verbose { throw ValidationError("--quiet and --verbose exclude each other") }
  }
}

enum TextOrJSON: String, ExpressibleByArgument, CaseIterable { case text, json }

extension FailLevel: ExpressibleByArgument {}

/// The value of an option that is a diagnostic code.
func knownCode(_ word: String, option: String) throws -> String {
  let codes = ConfigurationVocabulary().codes
  if codes.contains(word) { return word }
  let near = suggestion(for: word, in: codes)
  let list = "; 'signalbox explain --all' lists them"
  throw CommandFailure.usage("\(option): unknown code '\(word)'\(near.isEmpty ? list : near)")
}

/// For the value of an option whose values are the same in every project.
func requireKnown(_ word: String, _ what: String, among known: [String], option: String) throws {
  if known.contains(word) { return }
  let near = suggestion(for: word, in: known)
  throw ValidationError(
    "\(option): unknown \(what) '\(word)'\(near.isEmpty ? "; known: " + known.joined(separator: ", ") : near)")
}
