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

  @Argument(help: "Where the chain starts.", completion: .places)
  var from: String

  @Argument(help: "Where it leads.", completion: .places)
  var to: String

  @Option(help: "The form of the answer.")
  var format: TextOrJSON = .text

  @Flag(help: "Print every chain of the shortest length.")
  var all = false

  @OptionGroup var options: AnalysisOptions

  func run() throws {
    let project = try LoadedProject(paths: [], options: options)
    switch path(from: from, to: to, in: project.snapshot) {
    case .chain(let steps, let code):
      let chains = all && !steps.isEmpty ? allPaths(from: from, to: to, in: project.snapshot) : []
      try write(chains.isEmpty ? [PathChain(steps: steps, code: code)] : chains, project.snapshot)
    case .none:
      try writeNothing(project.snapshot)
      throw ExitCode(ExitStatus.findings)
    case .unknown(let name, let near):
      let nearest = near.map { "'\($0)'" }.joined(separator: ", ")
      let suggestion = near.isEmpty ? "" : "; did you mean \(nearest)?"
      throw CommandFailure("no coordinator, route or screen is called '\(name)'\(suggestion)")
    case .ambiguous(let candidates):
      throw CommandFailure("the name is ambiguous; it could be \(candidates.joined(separator: ", "))")
    }
  }

  /// The part that can be reached is an answer for people: on standard error, since it is not what was asked for.
  private func writeNothing(_ snapshot: Snapshot) throws {
    if format == .json {
      try writeJSONOutput(
        object(
          ("version", jsonVersion), ("from", .string(from)), ("to", .string(to)), ("code", .null), ("steps", .array([]))
        ))
    }
    if options.quiet { return }
    writeError("no chain of transitions leads from '\(from)' to '\(to)'\n")
    guard let nearest = nearestPath(from: from, to: to, in: snapshot) else { return }
    writeError("'\(nearest.end)' is the nearest that can be reached:\n")
    writeError(pathText(nearest.chain.steps, code: nearest.chain.code, Places(snapshot)))
  }

  private func write(_ chains: [PathChain], _ snapshot: Snapshot) throws {
    let places = Places(snapshot)
    switch format {
    case .text:
      let palette = Palette(isColored: options.color.isColored)
      writeOutput(
        chains.map { pathText($0.steps, code: $0.code, places, palette) }.joined(separator: "\n"))
    case .json:
      let first = chains.first
      var members: [(String, JSONValue)] = [
        ("version", jsonVersion), ("from", .string(from)), ("to", .string(to)), ("code", optional(first?.pasted)),
        ("steps", steps(first, places)),
      ]
      if all {
        let list = chains.map { object(("code", .string($0.pasted)), ("steps", steps($0, places))) }
        members.append(("chains", .array(list)))
      }
      try writeJSONOutput(object(members))
    }
  }

  private func steps(_ chain: PathChain?, _ places: Places) -> JSONValue {
    let list = (chain?.steps ?? []).map { step in
      object(
        [("node", .string(step.node)), ("kind", .string(step.edge))] + places.members(step.location) + [
          ("code", .string(step.code))
        ])
    }
    return .array(list)
  }
}
