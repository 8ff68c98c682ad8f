/// The drawing as SVG, laid out and written here, element for element as Graphviz writes it: a page finds the same things
/// in both.

import IDE
import RouteGraph

struct OwnPicture {
  private let drawing: GraphDrawing
  private let direction: GraphDirection
  private let nodes: [RouteGraph.Node]
  private let edges: [Int]

  init(_ drawing: GraphDrawing, _ direction: GraphDirection) {
    self.drawing = drawing
    self.direction = direction
    nodes = drawing.map.graph.nodes.filter { drawing.box(of: $0.id) == nil }
    edges = drawing.lines.keys.sorted()
  }

  func svg() -> String {
    let positions = OwnBoxes(drawing).layout(nodes, edges, direction)
    let (width, height) = (positions.width + 8, positions.height + 8)
    var text = "<svg width=\"\(width)pt\" height=\"\(height)pt\" viewBox=\"0 0 \(width) \(height)\""
    text += " xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\">\n"
    text += "<g id=\"graph0\" class=\"graph\" transform=\"translate(4 4)\">\n<title>routes</title>\n"
    for (node, box) in zip(nodes, positions.boxes) { text += element(node, box) }
    for (index, line) in zip(edges, positions.lines) { text += element(index, line) }
    return text + "</g>\n</svg>\n"
  }

  // MARK: Boxes

  private func element(_ node: RouteGraph.Node, _ box: Positions.Box) -> String {
    let rows = drawing.rows(of: node.id)
    let border = drawing.border(of: node)
    var text = "<g id=\"\(drawing.elements[node.id] ?? "")\" class=\"node \(drawing.classes(of: node))\">\n"
    text += "<title>\(escaped(node.id))</title>\n"
    let fill = GraphDrawing.fill(of: node.kind)
    if rows.isEmpty {
      let name = node.kind == .route ? node.id : node.name
      text += rectangle(box, fill: fill, stroke: border, dash: dash(node))
      text += label(name, x: box.x + OwnBoxes.padding, y: box.y + box.height / 2 + 4)
    } else {
      text += rectangle(box, fill: fill, stroke: "transparent")
      text += label(node.name, x: box.x + OwnBoxes.padding, y: box.y + 15, isBold: true)
      for (index, row) in rows.enumerated() { text += element(row, index, box) }
      text += rectangle(box, fill: "none", stroke: border, dash: dash(node))
    }
    return text + "</g>\n"
  }

  private func element(_ row: RouteGraph.Node, _ index: Int, _ box: Positions.Box) -> String {
    let top = box.y + OwnBoxes.rowHeight * (index + 1)
    let place = Positions.Box(node: 0, x: box.x, y: top, width: box.width, height: OwnBoxes.rowHeight)
    let colour = drawing.map.unreachable.contains(row.id) ? "#c0392b" : OwnBoxes.ink
    var text = "<g id=\"\(drawing.elements[row.id] ?? "")\">"
    text += "<a xlink:href=\"#n\(drawing.index(of: row.id) ?? 0)\" xlink:title=\"\(escaped(row.id))\">\n"
    text += rectangle(place, fill: "#ffffff", stroke: "transparent")
    text += label(row.name, x: box.x + OwnBoxes.padding, y: top + 15, colour: colour)
    if let kind = drawing.transition(of: row.id) {
      let start = box.x + OwnBoxes.padding + OwnBoxes.width(row.name + " ", 12)
      text += label(kind, x: start, y: top + 15, colour: "#7a8794", size: 10)
    }
    return text + "</a>\n</g>\n"
  }

  private func dash(_ node: RouteGraph.Node) -> String? {
    if drawing.map.unreachable.contains(node.id) { return "5,2" }
    return drawing.map.deadEnds.contains(node.id) && drawing.rows(of: node.id).isEmpty ? "1,5" : nil
  }

  private func rectangle(_ box: Positions.Box, fill: String, stroke: String, dash: String? = nil) -> String {
    let (left, top, right, bottom) = (box.x, box.y, box.x + box.width, box.y + box.height)
    let pattern = dash.map { " stroke-dasharray=\"\($0)\"" } ?? ""
    return "<polygon fill=\"\(fill)\" stroke=\"\(stroke)\"\(pattern) points=\"\(left),\(bottom) \(left),\(top) "
      + "\(right),\(top) \(right),\(bottom) \(left),\(bottom)\"/>\n"
  }

  private func label(
    _ text: String, x: Int, y: Int, colour: String = OwnBoxes.ink, size: Int = 12, isBold: Bool = false
  ) -> String {
    let weight = isBold ? " font-weight=\"bold\"" : ""
    return "<text text-anchor=\"start\" x=\"\(x)\" y=\"\(y)\" font-family=\"Helvetica,Arial,sans-serif\"\(weight)"
      + " font-size=\"\(size)\" fill=\"\(colour)\">\(escaped(text))</text>\n"
  }

  // MARK: Lines

  private func element(_ index: Int, _ line: Positions.Line) -> String {
    let edge = drawing.map.graph.edges[index]
    let isWay = drawing.isWay(index)
    let colour = isWay ? "#7d8ea3" : "#b9c4d0"
    let points = line.points
    // One curve: its ends, and two points between that pull at it.
    guard points.count == 8 else { return "" }
    var text = "<g id=\"e\(index)\" class=\"edge \(isWay ? "way" : "call")\">\n"
    text += "<title>\(escaped(edge.from))->\(escaped(edge.to))</title>\n"
    let curve = stride(from: 2, to: points.count - 1, by: 2).map { "\(points[$0]),\(points[$0 + 1])" }
    let dashes = isWay ? "" : " stroke-dasharray=\"5,2\""
    text += "<path fill=\"none\" stroke=\"\(colour)\"\(dashes)"
    text += " d=\"M\(points[0]),\(points[1])C\(curve.joined(separator: " "))\"/>\n"
    text += arrow(points, colour)
    if isWay, drawing.box(of: edge.from) == nil {
      let (x, y) = ((points[0] + points[6]) / 2, (points[1] + points[7]) / 2 - 3)
      text += label(edge.kind, x: x - OwnBoxes.width(edge.kind, 10) / 2, y: y, colour: "#5b6b7c", size: 10)
    }
    return text + "</g>\n"
  }

  /// At the end of a line, which comes along one of the axes.
  private func arrow(_ points: [Int], _ colour: String) -> String {
    let (x, y) = (points[6], points[7])
    let (along, across) = ((points[4] - x).signum() * 7, (points[5] - y).signum() * 7)
    let (first, second) =
      along != 0 ? ((x + along, y - 3), (x + along, y + 3)) : ((x - 3, y + across), (x + 3, y + across))
    return "<polygon fill=\"\(colour)\" stroke=\"\(colour)\" points=\"\(x),\(y) \(first.0),\(first.1) "
      + "\(second.0),\(second.1) \(x),\(y)\"/>\n"
  }

  private func escaped(_ text: String) -> String { markupEscaped(printable(text)) }
}
