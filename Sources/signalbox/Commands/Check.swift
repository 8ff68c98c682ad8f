/// `signalbox check`

import ArgumentParser

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find transitions that cannot work, and routes that nothing leads to.",
    discussion: """
      Exit code: 0 clean, 1 findings at or above --fail-level, 2 usage,
      configuration or input/output, 70 internal error.

      Example: signalbox check --fail-level warning Sources
      """)

  @Argument(help: ArgumentHelp("What is reported. (default: the whole root)", valueName: "path"), completion: .file())
  var paths: [String] = []

  @OptionGroup var check: CheckRun
  @OptionGroup var input: StandardInputOptions

  @Flag(help: "Report again whenever a change alters the report.")
  var watch = false

  func validate() throws {
    if input.stdin, !paths.isEmpty { throw ValidationError("--stdin and paths exclude each other") }
    if watch, input.stdin { throw ValidationError("--watch and --stdin exclude each other") }
    if watch, check.fixing.isAsked {
      throw ValidationError("--watch and \(check.fixing.fix ? "--fix" : "--diff") exclude each other")
    }
    if watch, check.printConfig { throw ValidationError("--watch and --print-config exclude each other") }
    if watch, check.finding.writeBaseline != nil {
      throw ValidationError("--watch and --write-baseline exclude each other")
    }
  }

  func run() throws {
    if watch { return try check.runAgainAndAgain(paths: paths) }
    let (paths, options, input) = (input.stdinFilename.map { [$0] } ?? paths, check.options, input.stdin)
    try check.run {
      try RootSelection(paths: paths, option: options.root, mayBeMissing: input)
    } load: { cache in
      try CheckSubject(paths: paths, options: options, standardInput: input, cache: cache)
    }
  }
}
