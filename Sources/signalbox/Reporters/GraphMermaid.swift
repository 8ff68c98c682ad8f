/// `graph --format mermaid`, which Markdown viewers draw.

import RouteGraph

/// Nodes get neutral identifiers: `end` and the like are words of the language.
func graphMermaid(_ graph: RouteGraph, _ direction: GraphDirection) -> String {
  var text = "flowchart \(direction.rawValue)\n"
  var identifiers: [String: String] = [:]
  for (index, node) in graph.nodes.enumerated() {
    identifiers[node.id] = "n\(index)"
    let (open, close) = mermaidShape(node.kind)
    text += "  n\(index)\(open)\"\(mermaidEscaped(node.name))\"\(close)\n"
  }
  for edge in graph.edges {
    guard let from = identifiers[edge.from], let to = identifiers[edge.to] else { continue }
    text += "  \(from) -- \"\(mermaidEscaped(edge.kind))\" --> \(to)\n"
  }
  return text
}

private func mermaidShape(_ kind: RouteGraph.NodeKind) -> (String, String) {
  switch kind {
  case .coordinator: ("([", "])")
  case .route: ("(", ")")
  case .screen: ("[", "]")
  case .action: (">", "]")
  }
}

private func mermaidEscaped(_ text: String) -> String {
  printable(text).map { character in
    switch character {
    case "\"": "#quot;"
    case "#": "#35;"
    case "<": "#lt;"
    case ">": "#gt;"
    case "&": "#amp;"
    default: String(character)
    }
  }.joined()
}
