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

  @Argument(help: ArgumentHelp("What is listed. (default: the whole root)", valueName: "path"))
  var path: String?

  @Option(help: "The form of the answer.")
  var format: TextOrJSON = .text

  @Option(help: ArgumentHelp("Only coordinators of this framework.", valueName: "name"))
  var dialect: String?

  @Option(help: ArgumentHelp("Only coordinators of this kind: navigation, tab, …", valueName: "kind"))
  var kind: String?

  @Option(help: ArgumentHelp("Only this coordinator.", valueName: "name"))
  var coordinator: String?

  @OptionGroup var options: AnalysisOptions

  func run() throws {
    let project = try LoadedProject(paths: path.map { [$0] } ?? [], options: options)
    let coordinators = project.snapshot.coordinators.filter { candidate in
      candidate.declarations.contains { project.selection.reports($0.file) }
        && (dialect == nil || candidate.dialect == dialect) && (kind == nil || candidate.kind == kind)
        && (coordinator == nil || candidate.name == coordinator || candidate.id.qualifiedName == coordinator)
    }
    let places = Places(project.snapshot)
    switch format {
    case .text: writeOutput(routesText(coordinators, places, Palette(isColored: options.color.isColored)))
    case .json: try writeJSONOutput(routesJSON(coordinators, places))
    }
  }
}
