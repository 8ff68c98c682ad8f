/// `signalbox routes`

import ArgumentParser
import IDE
import RouteGraph
import SourceText
import Workspace

struct RoutesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "routes",
    abstract: "List every coordinator and its routes.",
    usage: "signalbox routes [<options>] [<path>]",
    discussion: "Example: signalbox routes --coordinator MainCoordinator")

  @Argument(help: ArgumentHelp("What is listed. (default: the whole root)", valueName: "path"), completion: .file())
  var path: String?

  @Option(help: "The form of the answer.")
  var format: TextOrJSON = .text

  /// Those of all dialects.
  static let kinds = ["navigation", "tab", "view", "split", "page", "redirection", "flow", "routes", "root"]

  @Option(
    help: ArgumentHelp("Only coordinators of this kind: navigation, tab, …", valueName: "kind"),
    completion: .list(kinds))
  var kind: String?

  @Flag(help: "Only coordinators and routes that nothing leads to.")
  var unreachable = false

  @OptionGroup var filter: CoordinatorFilter

  @OptionGroup var options: AnalysisOptions

  func validate() throws {
    if let kind { try requireKnown(kind, "kind", among: RoutesCommand.kinds, option: "--kind") }
  }

  func run() throws {
    let project = try LoadedProject(paths: path.map { [$0] } ?? [], options: options)
    var coordinators = project.snapshot.coordinators.filter { candidate in
      candidate.declarations.contains { project.selection.reports($0.file) }
        && (kind == nil || candidate.kind == kind) && filter.accepts(dialect: candidate.dialect)
        && filter.accepts(coordinator: candidate.id.qualifiedName)
    }
    if unreachable { coordinators = onlyUnreachable(coordinators, in: project.snapshot) }
    let places = Places(project.snapshot)
    switch format {
    case .text: writeOutput(routesText(coordinators, places, Palette(isColored: options.color.isColored)))
    case .json: try writeJSONOutput(routesJSON(coordinators, places))
    }
  }

  /// Of a coordinator that is reached, the routes that are not; of any other, all.
  private func onlyUnreachable(_ coordinators: [Coordinator], in snapshot: Snapshot) -> [Coordinator] {
    let dead = unreachableParts(of: snapshot)
    return coordinators.compactMap { coordinator in
      if dead.contains(coordinator) { return coordinator }
      var coordinator = coordinator
      coordinator.routes = coordinator.routes.filter(dead.contains)
      return coordinator.routes.isEmpty ? nil : coordinator
    }
  }
}
