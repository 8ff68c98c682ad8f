/// `graph --format mermaid`, which Markdown viewers draw.

import RouteGraph

/// Nodes get neutral identifiers: `end` and the like are words of the language.
package func graphMermaid(_ map: GraphMap, _ direction: GraphDirection) -> String {
  var text = "flowchart \(direction.rawValue)\n"
  var identifiers: [String: String] = [:]
  var marked: [String: [String]] = [:]
  for (index, node) in map.graph.nodes.enumerated() {
    identifiers[node.id] = "n\(index)"
    let (open, close) = mermaidShape(node.kind)
    text += "  n\(index)\(open)\"\(mermaidEscaped(node.name))\"\(close)\n"
    if let mark = map.mark(of: node.id) { marked[mark, default: []].append("n\(index)") }
  }
  for edge in map.graph.edges {
    guard let from = identifiers[edge.from], let to = identifiers[edge.to] else { continue }
    text += "  \(from) -- \"\(mermaidEscaped(edge.kind))\" --> \(to)\n"
  }
  for (mark, style) in mermaidStyles {
    guard let nodes = marked[mark] else { continue }
    text += "  classDef \(mark) \(style)\n  class \(nodes.joined(separator: ",")) \(mark)\n"
  }
  return text
}

extension GraphMap {
  /// The most important of what a picture says about a node.
  package func mark(of id: String) -> String? {
    if unreachable.contains(id) { return "unreachable" }
    if entryPoints.contains(id) { return "entry" }
    return deadEnds.contains(id) ? "deadEnd" : nil
  }
}

private let mermaidStyles = [
  ("deadEnd", "stroke-dasharray:2 3"), ("entry", "stroke:#1a7f37,stroke-width:3px"),
  ("unreachable", "stroke:#c0392b,color:#8a2f2f,stroke-dasharray:6 3"),
]

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
