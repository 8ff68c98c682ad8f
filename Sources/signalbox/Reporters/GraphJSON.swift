/// `graph --format json`

import JSON
import RouteGraph

func graphJSON(_ graph: RouteGraph, _ places: Places) -> JSONValue {
  let nodes = graph.nodes.map { node in
    object(
      [("id", .string(node.id)), ("kind", .string(node.kind.rawValue)), ("name", .string(node.name))]
        + places.members(node.location))
  }
  let edges = graph.edges.map { edge in
    object(
      [("from", .string(edge.from)), ("to", .string(edge.to)), ("kind", .string(edge.kind))]
        + places.members(edge.location))
  }
  return object(("version", jsonVersion), ("nodes", .array(nodes)), ("edges", .array(edges)))
}
