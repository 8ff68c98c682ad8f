/// `signalbox link`: `check` on what `extract` has read.

import ArgumentParser

struct LinkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "link",
    abstract: "Check what 'extract' has read, all together: the same findings as 'check'.",
    discussion: """
      The root says where the configuration is; sources are not read again.

      Example: signalbox link --format sarif --output routes.sarif *.facts
      """)

  @Argument(
    help: ArgumentHelp("What 'extract' has written.", valueName: "facts"), completion: .file(extensions: ["facts"]))
  var facts: [String]

  @OptionGroup var check: CheckRun

  func run() throws {
    try check.run {
      try RootSelection(paths: [], option: check.options.root)
    } load: { cache in
      try CheckSubject(facts: facts, options: check.options, cache: cache)
    }
  }
}
