/// `signalbox transitions`

import ArgumentParser
import IDE
import RouteGraph
import SourceText
import Workspace

struct TransitionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "transitions",
    abstract: "List every call that transitions, and what it resolved to.",
    usage: "signalbox transitions [<options>] [<path>]",
    discussion: "Example: signalbox transitions --status unresolved")

  @Argument(help: ArgumentHelp("What is listed. (default: the whole root)", valueName: "path"), completion: .file())
  var path: String?

  @Option(help: "The form of the answer.")
  var format: TextOrJSON = .text

  private static let statuses = [Transition.Status.resolved, .unresolved, .invalid].map(\.rawValue)

  @Option(help: "Only those that are resolved, unresolved or invalid.", completion: .list(statuses))
  var status: String?

  @Option(
    help: ArgumentHelp("Only those to this route: name or Coordinator.name.", valueName: "name"), completion: .routes)
  var route: String?

  @OptionGroup var filter: CoordinatorFilter

  @OptionGroup var options: AnalysisOptions

  func validate() throws {
    if let status { try requireKnown(status, "status", among: TransitionsCommand.statuses, option: "--status") }
  }

  func run() throws {
    let project = try LoadedProject(paths: path.map { [$0] } ?? [], options: options)
    let transitions = project.snapshot.transitions.filter { transition in
      project.selection.reports(transition.location.file)
        && (status == nil || transition.status.rawValue == status) && isAskedFor(transition)
        && filter.accepts(dialect: transition.dialect) && belongs(transition)
    }
    let places = Places(project.snapshot)
    switch format {
    case .text: writeOutput(transitionsText(transitions, places, Palette(isColored: options.color.isColored)))
    case .json: try writeJSONOutput(transitionsJSON(transitions, places))
    }
  }

  private func isAskedFor(_ transition: Transition) -> Bool {
    guard let route else { return true }
    return transition.route == route || transition.route?.hasSuffix("." + route) == true
  }

  /// To the coordinator that is called, or to the one that declares the route.
  private func belongs(_ transition: Transition) -> Bool {
    let owner = transition.route.flatMap { route in route.lastIndex(of: ".").map { String(route[..<$0]) } }
    return filter.accepts(coordinator: transition.receiver) || filter.accepts(coordinator: owner)
  }
}
