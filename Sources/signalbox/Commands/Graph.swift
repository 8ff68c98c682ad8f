/// `signalbox graph`

import ArgumentParser
import IDE
import RouteGraph
import Workspace

enum GraphFormat: String, ExpressibleByArgument, CaseIterable { case text, json, dot, mermaid }

enum GraphDirection: String, ExpressibleByArgument, CaseIterable { case leftToRight = "LR", topToBottom = "TB" }

extension RouteGraph.NodeKind: ExpressibleByArgument {}

struct GraphCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "graph",
    abstract: "Print the graph of coordinators, routes and screens.",
    usage: "signalbox graph [<options>] [<path>]",
    discussion: "Example: signalbox graph --format mermaid --from MainCoordinator")

  @Argument(help: ArgumentHelp("The directory that is analysed.", valueName: "path"))
  var path: String?

  @Option(help: "The form of the answer.")
  var format: GraphFormat = .text

  @Option(help: ArgumentHelp("Only what can be reached from here.", valueName: "name"))
  var from: String?

  @Option(help: ArgumentHelp("With --from: how many steps to follow.", valueName: "n"))
  var depth: Int?

  @Option(help: ArgumentHelp("Only nodes of this kind; repeatable.", valueName: "kind"))
  var kind: [RouteGraph.NodeKind] = []

  @Option(help: "LR (left to right) or TB (top to bottom).")
  var direction: GraphDirection = .leftToRight

  @OptionGroup var options: AnalysisOptions

  func validate() throws {
    if let depth, depth < 0 { throw ValidationError("--depth needs a number from 0; it is \(depth)") }
    if depth != nil, from == nil { throw ValidationError("--depth needs --from") }
  }

  func run() throws {
    let project = try LoadedProject(paths: path.map { [$0] } ?? [], options: options)
    var graph = routeGraph(of: project.snapshot)
    if format != .json, !kind.contains(.route) { graph = graph.withRoutesAsEdges }
    if let from {
      guard let start = graph.node(named: from) else {
        throw CommandFailure(
          "no node is called '\(from)'\(suggestion(for: from, in: graph.nodes.map(\.id)))")
      }
      graph = graph.reachable(from: start.id, depth: depth ?? Int.max)
    }
    if !kind.isEmpty { graph = graph.keeping { kind.contains($0.kind) } }
    let places = Places(project.snapshot)
    switch format {
    case .text: writeOutput(graphText(graph))
    case .json: try writeJSONOutput(graphJSON(graph, places))
    case .dot: writeOutput(graphDOT(graph, direction))
    case .mermaid: writeOutput(graphMermaid(graph, direction))
    }
  }
}

extension RouteGraph {
  /// What people draw: each route is an edge from its coordinator to what it shows.
  var withRoutesAsEdges: RouteGraph {
    let kinds = Dictionary(nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var owners: [String: String] = [:]
    for edge in edges where edge.kind == "declares" { owners[edge.to] = edge.from }
    let drawn = edges.compactMap { edge -> Edge? in
      guard kinds[edge.to]?.kind != .route else { return nil }
      guard let route = kinds[edge.from], route.kind == .route else { return edge }
      return owners[edge.from].map {
        Edge(from: $0, to: edge.to, kind: "\(route.name) (\(edge.kind))", location: edge.location, code: edge.code)
      }
    }
    return RouteGraph(nodes: nodes.filter { $0.kind != .route }, edges: drawn)
  }

  /// By id, else by name if that is unique.
  func node(named name: String) -> Node? {
    if let node = nodes.first(where: { $0.id == name }) { return node }
    let named = nodes.filter { $0.name == name }
    return named.count == 1 ? named.first : nil
  }

  func keeping(_ isKept: (Node) -> Bool) -> RouteGraph {
    let kept = nodes.filter(isKept)
    let ids = Set(kept.map(\.id))
    return RouteGraph(nodes: kept, edges: edges.filter { ids.contains($0.from) && ids.contains($0.to) })
  }

  /// What can be reached in at most so many steps.
  func reachable(from start: String, depth: Int) -> RouteGraph {
    let next = Dictionary(grouping: edges, by: \.from)
    var reached: Set<String> = [start]
    var frontier = [start]
    var steps = 0
    while !frontier.isEmpty, steps < depth {
      frontier = frontier.flatMap { next[$0] ?? [] }.map(\.to).filter { reached.insert($0).inserted }
      steps += 1
    }
    return keeping { reached.contains($0.id) }
  }
}
