/// How large the boxes of a drawing are, and where the lines leave them, for the layout of our own.

import IDE
import RouteGraph

struct OwnBoxes {
  /// In points.
  static let (rowHeight, padding) = (21, 6)
  static let ink = "#1c2733"

  private let drawing: GraphDrawing

  init(_ drawing: GraphDrawing) { self.drawing = drawing }

  /// Of these nodes, and of the edges with these indexes between them or their rows; both in the order given.
  func layout(_ nodes: [RouteGraph.Node], _ edges: [Int], _ direction: GraphDirection) -> Positions {
    let boxes = nodes.map { box($0) }
    let places = Dictionary(nodes.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    let links = edges.compactMap { index -> LayeredLayout.Link? in
      let edge = drawing.map.graph.edges[index]
      guard let from = end(edge.from, boxes, places), let to = end(edge.to, boxes, places) else { return nil }
      return LayeredLayout.Link(from: from, to: to, isWay: drawing.isWay(index))
    }
    return LayeredLayout(boxes, links, direction).positions()
  }

  /// Everything folded.
  func overview(_ clusters: GraphClusters, _ direction: GraphDirection) -> Positions {
    let nodes = clusters.overviewNodes
    let boxes = nodes.map { node in clusters.foldedLabel(node).map { folded(node, $0) } ?? box(node) }
    let places = Dictionary(nodes.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    let links = clusters.overviewLines.compactMap { line -> LayeredLayout.Link? in
      guard let from = places[line.from], let to = places[line.to] else { return nil }
      return LayeredLayout.Link(from: middle(from, boxes), to: middle(to, boxes), isWay: true)
    }
    return LayeredLayout(boxes, links, direction).positions()
  }

  private func middle(_ box: Int, _ boxes: [LayeredLayout.Box]) -> LayeredLayout.Link.End {
    LayeredLayout.Link.End(box: box, node: boxes[box].node, offset: boxes[box].height / 2)
  }

  /// A line to a box with rows ends at its head.
  private func end(
    _ id: String, _ boxes: [LayeredLayout.Box], _ places: [String: Int]
  ) -> LayeredLayout.Link.End? {
    let owner = drawing.box(of: id) ?? id
    guard let place = places[owner] else { return nil }
    let rows = drawing.rows(of: owner)
    if rows.isEmpty { return middle(place, boxes) }
    let row = rows.firstIndex { $0.id == id }.map { $0 + 1 } ?? 0
    return LayeredLayout.Link.End(
      box: place, node: drawing.index(of: id) ?? 0, offset: OwnBoxes.rowHeight * row + OwnBoxes.rowHeight / 2)
  }

  private func box(_ node: RouteGraph.Node) -> LayeredLayout.Box {
    let rows = drawing.rows(of: node.id)
    let number = drawing.index(of: node.id) ?? 0
    if rows.isEmpty {
      let name = node.kind == .route ? node.id : node.name
      return LayeredLayout.Box(node: number, width: OwnBoxes.width(name, 12) + 2 * OwnBoxes.padding, height: 25)
    }
    let widths = rows.map { row in
      OwnBoxes.width(row.name, 12) + (drawing.transition(of: row.id).map { OwnBoxes.width(" " + $0, 11) } ?? 0)
    }
    let width = max(OwnBoxes.width(node.name, 13), widths.max() ?? 0)
    return LayeredLayout.Box(
      node: number, width: width + 2 * OwnBoxes.padding, height: OwnBoxes.rowHeight * (rows.count + 1))
  }

  private func folded(_ node: RouteGraph.Node, _ label: String) -> LayeredLayout.Box {
    LayeredLayout.Box(
      node: drawing.index(of: node.id) ?? 0, width: OwnBoxes.width(label, 13) + 2 * OwnBoxes.padding, height: 26)
  }

  /// About what a text of that size takes in Helvetica, in points: letters of East Asia are squares.
  static func width(_ text: String, _ size: Int) -> Int {
    let units = text.unicodeScalars.reduce(0) { $0 + share($1) }
    return (units * size + 99) / 100
  }

  /// Hundredths of the size; rather too much, since another font may stand in.
  private static func share(_ letter: Unicode.Scalar) -> Int {
    switch letter {
    case "i", "j", "l", "t", "f", "r", "I", ".", ",", ":", " ": 38
    case "m", "w", "M", "W": 92
    case "A"..."Z": 74
    default: letter.value >= 0x2E80 ? 100 : 61
    }
  }
}
