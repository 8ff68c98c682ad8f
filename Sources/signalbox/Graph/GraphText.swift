/// `graph --format text`: every node with what it leads to.

import IDE
import RouteGraph

func graphText(_ map: GraphMap, _ palette: Palette = Palette(isColored: false)) -> String {
  let names = Dictionary(map.graph.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  let edges = Dictionary(grouping: map.graph.edges, by: \.from)
  let rows = map.graph.nodes.flatMap { node in
    (edges[node.id] ?? []).map { edge in
      [Cell("  " + edge.kind), Cell("→ " + edge.to, .cyan), Cell(names[edge.to]?.kind.rawValue ?? "", .dim)]
    }
  }
  var lines = tableLines(rows, palette)[...]
  var text = ""
  for node in map.graph.nodes {
    let mark: (String, Palette.Style)? =
      switch map.mark(of: node.id) {
      case "unreachable": ("  unreachable", .red)
      case "entry": ("  entry point", .green)
      case "deadEnd": ("  dead end", .dim)
      default: nil
      }
    text += palette(.bold, printable(node.id)) + "  " + node.kind.rawValue
    text += (mark.map { palette($0.1, $0.0) } ?? "") + "\n"
    let count = edges[node.id]?.count ?? 0
    text += lines.prefix(count).joined()
    lines = lines.dropFirst(count)
  }
  return text
}
