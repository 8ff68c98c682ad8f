/// `graph --format text`: every node with what it leads to.

import RouteGraph

func graphText(_ graph: RouteGraph) -> String {
  let names = Dictionary(graph.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  let edges = Dictionary(grouping: graph.edges, by: \.from)
  return graph.nodes.map { node in
    let rows = (edges[node.id] ?? []).map { ["  " + $0.kind, "→ " + $0.to, names[$0.to]?.kind.rawValue ?? ""] }
    return printable("\(node.id)  \(node.kind.rawValue)") + "\n" + table(rows)
  }.joined()
}
