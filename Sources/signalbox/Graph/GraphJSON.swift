/// `graph --format json`

import IDE
import JSON
import RouteGraph

func graphJSON(_ map: GraphMap, _ places: Places) -> JSONValue {
  let nodes = map.graph.nodes.map { node in
    object(
      [("id", .string(node.id)), ("kind", .string(node.kind.rawValue)), ("name", .string(node.name))]
        + places.members(node.location) + [
          ("dialect", optional(map.dialects[node.id])), ("mark", optional(map.mark(of: node.id))),
        ])
  }
  let edges = map.graph.edges.map { edge in
    object(
      [("from", .string(edge.from)), ("to", .string(edge.to)), ("kind", .string(edge.kind))]
        + places.members(edge.location))
  }
  return object(("version", jsonVersion), ("nodes", .array(nodes)), ("edges", .array(edges)))
}
