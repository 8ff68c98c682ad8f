/// The graph as Graphviz lays it out: a coordinator is a box with a row for each of its routes. `svg` and `html` are made
/// of the same drawing.

package import RouteGraph
import SourceText

package enum GraphDirection: String, CaseIterable, Sendable { case leftToRight = "LR", topToBottom = "TB" }

/// What is drawn where, so that a page can find its elements again.
package struct GraphDrawing {
  package let map: GraphMap
  /// Ids of the elements in the picture, by node. Rows are wrapped by Graphviz in an element of their own.
  package private(set) var elements: [String: String] = [:]
  /// Ids of the lines, by index of the edge; edges between a coordinator and its own routes are not drawn.
  package private(set) var lines: [Int: String] = [:]
  /// Calls from screens to routes that are not drawn, since so many lines would hide everything else.
  package private(set) var omittedCalls = 0
  /// Routes by the box that they stand in.
  private var rows: [String: [RouteGraph.Node]] = [:]
  private var boxes: [String: String] = [:]
  private var numbers: [String: Int] = [:]
  /// What kind of transition a route starts, by route.
  private var kinds: [String: String] = [:]

  package init(_ map: GraphMap) {
    self.map = map
    let nodes = map.graph.nodes
    for (index, node) in nodes.enumerated() { numbers[node.id] = index }
    var owner: [String: String] = [:]
    for edge in map.graph.edges where GraphMap.ownership.contains(edge.kind) && owner[edge.to] == nil {
      owner[edge.to] = edge.from
    }
    for (index, node) in nodes.enumerated() {
      if node.kind == .route, let box = owner[node.id], numbers[box] != nil {
        boxes[node.id] = box
        rows[box, default: []].append(node)
        elements[node.id] = "a_n\(index)"
      } else {
        elements[node.id] = "n\(index)"
      }
    }
    for box in rows.keys {
      rows[box]?.sort { ($0.location.map { [$0] } ?? [], $0.id) < ($1.location.map { [$0] } ?? [], $1.id) }
    }
    let calls = map.graph.edges.count(where: isCall)
    if calls > GraphDrawing.maximumCalls { omittedCalls = calls }
    for (index, edge) in map.graph.edges.enumerated() {
      let (from, to) = (boxes[edge.from] ?? edge.from, boxes[edge.to] ?? edge.to)
      if let box = boxes[edge.from], edge.to != box, kinds[edge.from] == nil { kinds[edge.from] = edge.kind }
      if omittedCalls > 0, isCall(edge) { continue }
      // A circle from a row to its own box says something; the box's claim to its rows is drawn by the box.
      if from != to || boxes[edge.from] != nil { lines[index] = "e\(index)" }
    }
  }

  private static let maximumCalls = 40

  /// Code that starts the transition, which stands anywhere: no step of a way through the app.
  private func isCall(_ edge: RouteGraph.Edge) -> Bool {
    boxes[edge.to] != nil && boxes[edge.from] == nil && !GraphMap.ownership.contains(edge.kind)
      && boxes[edge.to] != edge.from
  }

  /// The coordinator in whose box a route stands.
  package func box(of id: String) -> String? { boxes[id] }

  /// The number of a node in the graph.
  package func index(of id: String) -> Int? { numbers[id] }

  /// What kind of transition a route in a box starts.
  package func transition(of route: String) -> String? { kinds[route] }

  package func rows(of id: String) -> [RouteGraph.Node] { rows[id] ?? [] }

  /// Parts that nothing connects are put beside each other.
  func opening(_ direction: GraphDirection) -> String {
    """
    digraph routes {
      rankdir=\(direction.rawValue);
      bgcolor="transparent"; nodesep=0.25; ranksep=0.9; splines=true; pack=24; packmode=array;

    """ + GraphDrawing.defaults
  }

  static let defaults = """
      node [fontname="Helvetica,Arial,sans-serif", fontsize=12, color="#6b7785", fontcolor="#1c2733"];
      edge [fontname="Helvetica,Arial,sans-serif", fontsize=10, color="#7d8ea3", fontcolor="#5b6b7c", arrowsize=0.7];

    """

  /// Whether the picture shows the edge, and as a way through the app.
  package func isWay(_ index: Int) -> Bool { lines[index] != nil && !isCall(map.graph.edges[index]) }

  package func dot(_ direction: GraphDirection) -> String {
    var text = opening(direction)
    for node in map.graph.nodes where boxes[node.id] == nil { text += "  " + statement(node) + "\n" }
    for (index, edge) in map.graph.edges.enumerated() where lines[index] != nil {
      text += "  " + statement(edge, index) + "\n"
    }
    return text + "}\n"
  }

  /// Numbers instead of names suit whoever reads the layout.
  func statement(_ node: RouteGraph.Node, isNumbered: Bool = false) -> String {
    let number = numbers[node.id] ?? 0
    let rows = rows[node.id] ?? []
    var attributes = "id=\"n\(number)\", class=\"\(classes(of: node))\""
    if rows.isEmpty {
      attributes += ", label=\(dotQuoted(node.kind == .route ? node.id : node.name)), " + shape(of: node)
    } else {
      attributes += ", shape=plain, label=<\(box(node, rows))>"
    }
    return "\(name(node.id, isNumbered)) [\(attributes)];"
  }

  private func name(_ id: String, _ isNumbered: Bool) -> String { isNumbered ? number(id) : dotQuoted(id) }

  func node(_ id: String) -> RouteGraph.Node? { numbers[id].map { map.graph.nodes[$0] } }

  func number(_ id: String) -> String { "n\(numbers[id] ?? 0)" }

  /// `entry`, `unreachable` and `dead-end` mark what is worth a look.
  package func classes(of node: RouteGraph.Node) -> String {
    var classes = [node.kind.rawValue]
    if map.entryPoints.contains(node.id) { classes.append("entry") }
    if map.unreachable.contains(node.id) { classes.append("unreachable") }
    if map.deadEnds.contains(node.id) { classes.append("dead-end") }
    return classes.joined(separator: " ")
  }

  private func shape(of node: RouteGraph.Node) -> String {
    var styles = ["filled"]
    var attributes: String
    switch node.kind {
    case .coordinator: attributes = "shape=box"
    case .route: attributes = "shape=box, height=0.3, margin=\"0.12,0.03\""
    case .screen: attributes = "shape=box, height=0.35"
    case .action: attributes = "shape=cds"
    }
    if node.kind == .coordinator || node.kind == .route { styles.append("rounded") }
    if map.unreachable.contains(node.id) {
      styles.append("dashed")
      attributes += ", fontcolor=\"#8a2f2f\", color=\"\(border(of: node))\""
    } else if map.entryPoints.contains(node.id) {
      styles.append("bold")
      attributes += ", color=\"\(border(of: node))\""
    } else if map.deadEnds.contains(node.id) {
      styles.append("dotted")
    }
    let fill = GraphDrawing.fill(of: node.kind)
    return "\(attributes), style=\"\(styles.joined(separator: ","))\", fillcolor=\"\(fill)\""
  }

  package static func fill(of kind: RouteGraph.NodeKind) -> String {
    switch kind {
    case .coordinator: "#d6e6fb"
    case .route: "#eef4fc"
    case .screen: "#ffffff"
    case .action: "#fdf0d0"
    }
  }

  package func border(of node: RouteGraph.Node) -> String {
    if map.unreachable.contains(node.id) { return "#c0392b" }
    return map.entryPoints.contains(node.id) ? "#1a7f37" : "#6b7785"
  }

  private func box(_ node: RouteGraph.Node, _ rows: [RouteGraph.Node]) -> String {
    let isDead = map.unreachable.contains(node.id)
    let style = isDead ? " STYLE=\"DASHED\"" : ""
    let width = map.entryPoints.contains(node.id) ? 2 : 1
    var text =
      "<TABLE BORDER=\"\(width)\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"4\" COLOR=\"\(border(of: node))\""
    text += "\(style)><TR><TD PORT=\"head\" BGCOLOR=\"#d6e6fb\"><B>\(markupEscaped(node.name))</B></TD></TR>"
    for row in rows {
      let number = numbers[row.id] ?? 0
      let isUnused = map.unreachable.contains(row.id)
      var name = markupEscaped(row.name)
      if isUnused { name = "<FONT COLOR=\"#c0392b\"><I>\(name)</I></FONT>" }
      if let kind = kinds[row.id] {
        name += " <FONT COLOR=\"#7a8794\" POINT-SIZE=\"10\">\(markupEscaped(kind))</FONT>"
      }
      text += "<TR><TD PORT=\"p\(number)\" ID=\"n\(number)\" ALIGN=\"LEFT\" BGCOLOR=\"#ffffff\""
      // Graphviz gives an element of its own to what links somewhere.
      text += " HREF=\"#n\(number)\" TITLE=\"\(markupEscaped(row.id))\">\(name)</TD></TR>"
    }
    return text + "</TABLE>"
  }

  func statement(_ edge: RouteGraph.Edge, _ index: Int, isNumbered: Bool = false) -> String {
    let isCall = isCall(edge)
    var attributes = "id=\"e\(index)\", class=\"\(isCall ? "call" : "way")\""
    if isCall { attributes += ", style=dashed, color=\"#b9c4d0\", constraint=false" }
    // The row says what kind of transition its route is.
    if boxes[edge.from] == nil, !isCall { attributes += ", label=\(dotQuoted(edge.kind))" }
    return "\(port(edge.from, isNumbered)) -> \(port(edge.to, isNumbered)) [\(attributes)];"
  }

  private func port(_ id: String, _ isNumbered: Bool) -> String {
    if let box = boxes[id] { return "\(name(box, isNumbered)):p\(numbers[id] ?? 0)" }
    return name(id, isNumbered) + (rows[id] == nil ? "" : ":head")
  }
}

private func < (a: ([Location], String), b: ([Location], String)) -> Bool {
  guard let first = a.0.first, let second = b.0.first, first != second else { return a.1 < b.1 }
  return first < second
}

/// Whatever a name contains, it stays one quoted string. Line breaks and layout directives have no meaning in it.
func dotQuoted(_ text: String) -> String {
  "\"" + printable(text).map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined() + "\""
}

/// For the markup of Graphviz' labels.
private func markupEscaped(_ text: String) -> String {
  text.map { character in
    switch character {
    case "\"": "&quot;"
    case "'": "&#39;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "&": "&amp;"
    default: String(character)
    }
  }.joined()
}
