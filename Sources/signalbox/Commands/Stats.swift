/// `signalbox stats`

import ArgumentParser
import IDE
import JSON

struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Count coordinators, routes, transitions and what is wrong with them.",
    usage: "signalbox stats [<options>] [<path>]",
    discussion: "Example: signalbox stats --top 5")

  @Argument(help: ArgumentHelp("The directory that is analysed.", valueName: "path"), completion: .directory)
  var path: String?

  @Option(help: "The form of the answer.")
  var format: TextOrJSON = .text

  @Option(help: ArgumentHelp("How many coordinators and reasons are listed.", valueName: "n"))
  var top = 10

  @OptionGroup var options: AnalysisOptions

  func validate() throws {
    if top < 0 { throw ValidationError("--top needs a number from 0; it is \(top)") }
  }

  func run() throws {
    let project = try LoadedProject(paths: path.map { [$0] } ?? [], options: options)
    let statistics = statistics(of: project.snapshot, findings: project.diagnostics)
    switch format {
    case .text: writeOutput(statisticsText(statistics, top: top, Palette(isColored: options.color.isColored)))
    case .json: try writeJSONOutput(statisticsJSON(statistics, top: top))
    }
  }
}
