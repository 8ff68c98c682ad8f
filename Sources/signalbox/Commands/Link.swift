/// `signalbox link`: `check` on what `extract` has read.

import ArgumentParser

struct LinkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "link",
    abstract: "Check what 'extract' has read, all together: the same findings as 'check'.",
    usage: "signalbox link [<options of check>] <facts> ...",
    discussion: """
      Takes the options of 'check', and facts files instead of paths. The root
      says where the configuration is; sources are not read again.

      Example: signalbox link --format sarif --output routes.sarif *.facts
      """)

  @Argument(parsing: .allUnrecognized, help: ArgumentHelp("Facts files, and options of 'check'.", valueName: "facts"))
  var arguments: [String] = []

  func run() throws {
    guard let check = try Signalbox.parseAsRoot(["check"] + arguments) as? CheckCommand else { return }
    if check.paths.isEmpty { throw CommandFailure("link needs facts files, which 'signalbox extract' writes") }
    try check.run { try LoadedProject(facts: check.paths, options: check.options) }
  }
}
