/// `signalbox/routeGraph`: the whole map, or what can be reached from one node.

import GraphPictures
import IDE
import JSON
import JSONRPC
import LanguageServerProtocol
import RouteGraph

let routeGraphRow = RequestRow(
  method: "signalbox/routeGraph",
  run: .aboutWorkspace { query, json throws(ResponseError) in
    let parameters: LSP.RouteGraphParameters = try decoded(json)
    let key = parameters.folder.map { DocumentURI(folder: $0).key }
    if parameters.format != "json" { return try drawing(parameters, query, key) }
    var nodes: [(id: String, json: JSONValue)] = []
    var edges: [JSONValue] = []
    for folder in query.folders where key == nil || folder.uri.map({ DocumentURI($0).key }) == key {
      let graph = routeGraph(of: folder.snapshot)
      let ids = parameters.root.map { reachable(in: graph, from: $0, depth: parameters.depth) }
      let isShown = { (id: String) in ids?.contains(id) ?? true }
      nodes += graph.nodes.filter { isShown($0.id) }.map { ($0.id, $0.json(folder.converter)) }
      edges += graph.edges.filter { isShown($0.from) && isShown($0.to) }.map { $0.json(folder.converter) }
    }
    return ["version": 1, "nodes": .array(nodes.sorted { $0.id < $1.id }.map(\.json)), "edges": .array(edges)]
  })

/// The first folder that is meant: one picture shows one app.
private func drawing(
  _ parameters: LSP.RouteGraphParameters, _ query: Query, _ key: String?
) throws(ResponseError) -> JSONValue {
  let folder = query.folders.first { key == nil || $0.uri.map { DocumentURI($0).key } == key }
  var map = graphMap(of: folder?.snapshot ?? Snapshot(files: [:]))
  if let root = parameters.root {
    let ids = reachable(in: map.graph, from: root, depth: parameters.depth)
    map = map.with(
      RouteGraph(
        nodes: map.graph.nodes.filter { ids.contains($0.id) },
        edges: map.graph.edges.filter { ids.contains($0.from) && ids.contains($0.to) }))
  }
  switch parameters.format {
  case "dot": return ["version": 1, "text": .string(GraphDrawing(map).dot(.leftToRight))]
  case "mermaid": return ["version": 1, "text": .string(graphMermaid(map, .leftToRight))]
  case "svg":
    return ["version": 1, "text": .string(graphSVG(GraphDrawing(map), .leftToRight))]
  case "html":
    let page = GraphPage(
      map, of: folder?.snapshot ?? Snapshot(files: [:]),
      root: folder?.uri.flatMap { DocumentURI(folder: $0).path } ?? "/")
    do throws(PictureError) {
      return ["version": 1, "text": .string(try page.html(.leftToRight))]
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
  default: throw ResponseError(.invalidParams, "There is no format '\(parameters.format)'.")
  }
}

/// The nodes at most `depth` edges away.
private func reachable(in graph: RouteGraph, from root: String, depth: Int?) -> Set<String> {
  let edges = Dictionary(grouping: graph.edges, by: \.from)
  var reached: Set<String> = [root]
  var frontier = [root]
  var remaining = depth ?? Int.max
  while !frontier.isEmpty, remaining > 0 {
    frontier = frontier.flatMap { edges[$0] ?? [] }.map(\.to).filter { reached.insert($0).inserted }
    remaining -= 1
  }
  return reached
}

extension RouteGraph.Node {
  fileprivate func json(_ converter: Converter) -> JSONValue {
    let place = location.map(converter.location)
    return [
      "id": .string(id), "kind": .string(kind.rawValue), "name": .string(name),
      "uri": (place?.uri).json, "range": (place?.range).json,
    ]
  }
}

extension RouteGraph.Edge {
  fileprivate func json(_ converter: Converter) -> JSONValue {
    let place = location.map(converter.location)
    return [
      "from": .string(from), "to": .string(to), "kind": .string(kind),
      "uri": (place?.uri).json, "range": (place?.range).json,
    ]
  }
}
