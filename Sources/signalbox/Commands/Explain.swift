/// `signalbox explain`

import ArgumentParser
import IDE
import RouteGraph
import JSON
import Workspace

struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Say what a diagnostic means and why it matters at run time.",
    discussion: "Example: signalbox explain unknown-route")

  @Argument(help: ArgumentHelp("A code of a diagnostic. (default: list all)", valueName: "code"), completion: .codes)
  var code: String?

  @Flag(help: "List every code with its severity.")
  var all = false

  @Option(help: "The form of the answer.")
  var format: TextOrJSON = .text

  func run() throws {
    guard let code, !all else { return try list() }
    guard let explanation = explanation(of: code) else {
      let near = nearestSpellings(of: code, in: explanations.map(\.code), count: 3)
      throw CommandFailure("unknown code '\(code)'; nearest: \(near.joined(separator: ", "))")
    }
    switch format {
    case .text: writeOutput(explanationText(explanation))
    case .json: try writeJSONOutput(object([("version", jsonVersion)] + explanationMembers(explanation)))
    }
  }

  private func list() throws {
    switch format {
    case .text: writeOutput(table(explanations.map { [$0.code, $0.severity, $0.title] }))
    case .json:
      let list = explanations.map { object(explanationMembers($0)) }
      try writeJSONOutput(object(("version", jsonVersion), ("explanations", .array(list))))
    }
  }
}
