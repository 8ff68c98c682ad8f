/// `graph --format dot`, for Graphviz. Whatever a name contains, it stays one quoted string.

import RouteGraph

func graphDOT(_ graph: RouteGraph, _ direction: GraphDirection) -> String {
  var text = "digraph routes {\n  rankdir=\(direction.rawValue);\n  node [fontname=\"Helvetica\"];\n"
  for node in graph.nodes {
    text += "  \(dotQuoted(node.id)) [label=\(dotQuoted(node.name)), shape=\(dotShape(node.kind))];\n"
  }
  for edge in graph.edges {
    text += "  \(dotQuoted(edge.from)) -> \(dotQuoted(edge.to)) [label=\(dotQuoted(edge.kind))];\n"
  }
  return text + "}\n"
}

private func dotShape(_ kind: RouteGraph.NodeKind) -> String {
  switch kind {
  case .coordinator: "box, style=rounded"
  case .route: "ellipse"
  case .screen: "box"
  case .action: "cds"
  }
}

private func dotQuoted(_ text: String) -> String {
  "\"" + printable(text).map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
}
