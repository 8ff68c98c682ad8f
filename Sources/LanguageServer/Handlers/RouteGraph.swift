/// `signalbox/routeGraph`: the whole map, or what can be reached from one node.

import IDE
import JSON
import JSONRPC
import LanguageServerProtocol
import RouteGraph

let routeGraphRow = RequestRow(
  method: "signalbox/routeGraph",
  run: .aboutWorkspace { query, json throws(ResponseError) in
    let parameters: LSP.RouteGraphParameters = try decoded(json)
    guard parameters.format == "json" else {
      throw ResponseError(.invalidParams, "The format '\(parameters.format)' is not served; use 'json'.")
    }
    let key = parameters.folder.map { DocumentURI(folder: $0).key }
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
