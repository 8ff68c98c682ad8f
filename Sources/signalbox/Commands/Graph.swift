/// `signalbox graph`

import ArgumentParser
import GraphPictures
import IDE
import RouteGraph
import Workspace

enum GraphFormat: String, ExpressibleByArgument, CaseIterable {
  case text, json, dot, mermaid, svg, html

  /// Pictures show a route as a row of its coordinator.
  var drawsRoutes: Bool { [.dot, .svg, .html].contains(self) }
}

extension GraphDirection: ExpressibleByArgument {}

/// `coordinator,screen`
struct NodeKinds: ExpressibleByArgument {
  var kinds: [RouteGraph.NodeKind]

  init?(argument: String) {
    kinds = []
    for word in argument.split(separator: ",", omittingEmptySubsequences: false) {
      guard let kind = RouteGraph.NodeKind(rawValue: String(word)) else { return nil }
      kinds.append(kind)
    }
  }

  static let allValueStrings = ["coordinator", "route", "screen", "action"]
}

struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Print or draw the graph of coordinators, routes and screens.",
    usage: "signalbox graph [<options>] [<path>]",
    discussion: """
      The formats svg and html are laid out by Graphviz where that is installed.
      An html page opens offline.

      Example: signalbox graph --format html --output routes.html
      """)

  @Argument(help: ArgumentHelp("The directory that is analysed.", valueName: "path"), completion: .directory)
  var path: String?

  @Option(help: "The form of the answer.")
  var format: GraphFormat = .text

  @Option(help: ArgumentHelp("Write it there; - is standard output.", valueName: "file"), completion: .file())
  var output: String?

  @Option(help: ArgumentHelp("Only what can be reached from here.", valueName: "name"), completion: .places)
  var from: String?

  @Option(help: ArgumentHelp("With --from: how many steps to follow.", valueName: "n"))
  var depth: Int?

  @Option(
    parsing: .singleValue,
    help: ArgumentHelp("Only nodes of these kinds: coordinator,route,screen,action.", valueName: "kinds"))
  var kind: [NodeKinds] = []

  @Option(help: "LR (left to right) or TB (top to bottom).")
  var direction: GraphDirection = .leftToRight

  @Flag(help: "Only what nothing leads to.")
  var unreachable = false

  @Option(
    help: ArgumentHelp(
      "html: what opens a source, with {path}, {line}, {column}. (default: Visual Studio Code)", valueName: "url"))
  var editorURL: String?

  @OptionGroup var filter: CoordinatorFilter

  @OptionGroup var options: AnalysisOptions

  mutating func validate() throws {
    if output == "-" { output = nil }
    if let depth, depth < 0 { throw ValidationError("--depth needs a number from 0; it is \(depth)") }
    if depth != nil, from == nil { throw ValidationError("--depth needs --from") }
    if let editorURL {
      if format != .html { throw ValidationError("--editor-url needs --format html") }
      if !editorURL.contains("{path}") { throw ValidationError("--editor-url needs {path} in it") }
    }
  }

  func run() throws {
    let project = try LoadedProject(paths: path.map { [$0] } ?? [], options: options)
    let map = try selected(graphMap(of: project.snapshot))
    switch format {
    case .text: try write(graphText(map, Palette(isColored: output == nil && options.color.isColored)))
    case .json: try write(jsonText(graphJSON(map, Places(project.snapshot))))
    case .dot: try write(GraphDrawing(map).dot(direction))
    case .mermaid: try write(graphMermaid(map, direction))
    case .svg:
      let drawing = GraphDrawing(map)
      try write(graphSVGFile(drawing, direction))
      if drawing.omittedCalls > 0, !options.quiet {
        writeError(
          "\(count(drawing.omittedCalls, "call")) of routes left out of the picture; html shows each on click\n")
      }
    case .html:
      let page = GraphPage(map, of: project.snapshot, root: project.selection.root, editorURL: editorURL)
      let html: String
      do throws(PictureError) {
        html = try page.html(direction)
      } catch {
        throw CommandFailure(error.message)
      }
      try write(html)
    }
  }

  private func selected(_ map: GraphMap) throws -> GraphMap {
    var map = map.chosen(by: filter)
    let kinds = Set(kind.flatMap(\.kinds))
    let start = try from.map { try node(named: $0, in: map.graph) }
    let showsRoutes = kinds.isEmpty ? unreachable || format == .json || format.drawsRoutes : kinds.contains(.route)
    if !showsRoutes, start?.kind != .route { map = map.with(map.graph.withRoutesAsEdges) }
    if let start { map = map.with(map.graph.reachable(from: start.id, depth: depth ?? Int.max)) }
    if unreachable { map = map.with(map.graph.keeping { map.unreachable.contains($0.id) }) }
    if !kinds.isEmpty { map = map.with(map.graph.keeping { kinds.contains($0.kind) }) }
    return map
  }

  private func node(named name: String, in graph: RouteGraph) throws -> RouteGraph.Node {
    let named = graph.nodes(named: name)
    guard let node = named.first else {
      throw CommandFailure("no node is called '\(name)'\(suggestion(for: name, in: graph.nodes.map(\.id)))")
    }
    guard named.count == 1 else {
      throw CommandFailure("'\(name)' is ambiguous; it could be \(named.map(\.id).joined(separator: ", "))")
    }
    return node
  }

  private func write(_ text: String) throws {
    guard let output else { return writeOutput(text) }
    do throws(FileWriteError) {
      try writeFile(Array(text.utf8), atomicallyTo: output)
    } catch {
      throw CommandFailure("cannot write '\(output)': \(error.message)")
    }
  }
}
