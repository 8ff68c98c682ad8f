/// `signalbox path`

import ArgumentParser
import IDE
import JSON

struct PathCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "path",
    abstract: "Show the shortest chain of transitions between two places, as code to paste.",
    usage: "signalbox path [<options>] <from> <to>",
    discussion: """
      FROM and TO are coordinators, routes (Coordinator.route) or screens.
      Exit code 1: there is no chain.

      Example: signalbox path MainCoordinator TodoScreen
      """)

  @Argument(help: "Where the chain starts.")
  var from: String

  @Argument(help: "Where it leads.")
  var to: String

  @Option(help: "The form of the answer.")
  var format: TextOrJSON = .text

  @OptionGroup var options: AnalysisOptions

  func run() throws {
    let project = try LoadedProject(paths: [], options: options)
    switch path(from: from, to: to, in: project.snapshot) {
    case .chain(let steps, let code): try write(steps, code, Places(project.snapshot))
    case .none:
      if format == .json { try write([], nil, Places(project.snapshot)) }
      if !options.quiet { writeError("no chain of transitions leads from '\(from)' to '\(to)'\n") }
      throw ExitCode(ExitStatus.findings)
    case .unknown(let name, let near):
      let nearest = near.map { "'\($0)'" }.joined(separator: ", ")
      let suggestion = near.isEmpty ? "" : "; did you mean \(nearest)?"
      throw CommandFailure("no coordinator, route or screen is called '\(name)'\(suggestion)")
    case .ambiguous(let candidates):
      throw CommandFailure("the name is ambiguous; it could be \(candidates.joined(separator: ", "))")
    }
  }

  private func write(_ steps: [PathStep], _ code: String?, _ places: Places) throws {
    switch format {
    case .text: writeOutput(pathText(steps, code: code, places))
    case .json:
      let list = steps.map { step in
        object(
          [("node", .string(step.node)), ("kind", .string(step.edge))] + places.members(step.location) + [
            ("code", .string(step.code))
          ])
      }
      try writeJSONOutput(
        object(
          ("version", jsonVersion), ("from", .string(from)), ("to", .string(to)), ("code", optional(code)),
          ("steps", .array(list))))
    }
  }
}
