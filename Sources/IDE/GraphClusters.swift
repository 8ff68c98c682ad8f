/// What a picture can fold: coordinators with their routes, and with the screens that belong to nobody else.

package import RouteGraph

package struct GraphClusters {
  package let drawing: GraphDrawing
  /// Coordinators with something to put away, in order.
  package let coordinators: [String]
  /// Of everything but coordinators: whose it is. What has one home is put away with that; others stand for themselves.
  package let homes: [String: [String]]
  private let members: [String: [RouteGraph.Node]]
  /// Lines from a coordinator's part to another, by coordinator.
  private let inner: [String: [Int]]

  package init(_ drawing: GraphDrawing) {
    self.drawing = drawing
    homes = GraphClusters.homes(in: drawing)
    var members: [String: [RouteGraph.Node]] = [:]
    for node in drawing.map.graph.nodes {
      guard let homes = homes[node.id], homes.count == 1, let home = homes.first else { continue }
      members[home, default: []].append(node)
    }
    self.members = members
    var inner: [String: [Int]] = [:]
    for (index, edge) in drawing.map.graph.edges.enumerated() where drawing.lines[index] != nil {
      let top = GraphClusters.top(edge.from, homes)
      if top == GraphClusters.top(edge.to, homes) { inner[top, default: []].append(index) }
    }
    self.inner = inner
    coordinators = drawing.map.graph.nodes.map(\.id).filter { members[$0] != nil }
  }

  /// Of what leads there, or else of what is led to from there.
  private static func homes(in drawing: GraphDrawing) -> [String: [String]] {
    let graph = drawing.map.graph
    let kinds = Dictionary(graph.nodes.map { ($0.id, $0.kind) }) { first, _ in first }
    let coordinator = { (id: String) in kinds[id] == .coordinator ? id : drawing.box(of: id) }
    var leading: [String: Set<String>] = [:]
    var led: [String: Set<String>] = [:]
    for edge in graph.edges {
      if let owner = coordinator(edge.from) { leading[edge.to, default: []].insert(owner) }
      if let owner = coordinator(edge.to) { led[edge.from, default: []].insert(owner) }
    }
    var homes: [String: [String]] = [:]
    for node in graph.nodes where node.kind != .coordinator {
      let box = drawing.box(of: node.id).map { Set([$0]) }
      homes[node.id] = (box ?? leading[node.id] ?? led[node.id] ?? []).sorted()
    }
    return homes
  }

  private static func top(_ id: String, _ homes: [String: [String]]) -> String {
    guard let homes = homes[id], homes.count == 1, let home = homes.first else { return id }
    return home
  }

  /// Everything folded: one small box a coordinator.
  package func overview(_ direction: GraphDirection, hasPorts: Bool = true) -> String {
    var text = "digraph overview {\n  rankdir=\(direction.rawValue); nodesep=0.16; ranksep=0.4;\n"
    text += "  pack=16; packmode=array; overlap=prism; splines=true;\n" + GraphDrawing.defaults
    if hasPorts {
      text += direction == .leftToRight ? "  edge [tailport=e, headport=w];\n" : "  edge [tailport=s, headport=n];\n"
    }
    for node in overviewNodes {
      text += "  " + (foldedBox(node) ?? drawing.statement(node, isNumbered: true)) + "\n"
    }
    for line in overviewLines { text += "  \(drawing.number(line.from)) -> \(drawing.number(line.to));\n" }
    return text + "}\n"
  }

  /// What is seen where everything is folded.
  package var overviewNodes: [RouteGraph.Node] {
    drawing.map.graph.nodes.filter { GraphClusters.top($0.id, homes) == $0.id }
  }

  /// Between those, each once.
  package var overviewLines: [(from: String, to: String)] {
    var drawn = Set<[String]>()
    return drawing.map.graph.edges.enumerated().compactMap { index, edge in
      guard drawing.isWay(index) else { return nil }
      let (from, to) = (GraphClusters.top(edge.from, homes), GraphClusters.top(edge.to, homes))
      return from != to && drawn.insert([from, to]).inserted ? (from, to) : nil
    }
  }

  /// Nil where nothing is put away.
  package func foldedLabel(_ node: RouteGraph.Node) -> String? {
    guard let inside = members[node.id] else { return nil }
    let routes = drawing.rows(of: node.id).count
    return "▸ \(node.name)  \(routes > 0 ? routes : inside.count)"
  }

  private func foldedBox(_ node: RouteGraph.Node) -> String? {
    guard let label = foldedLabel(node) else { return nil }
    let shape = "shape=box, height=0.36, margin=\"0.12,0.03\", fontname=\"Helvetica-Bold\""
    return "\(drawing.number(node.id)) [\(shape), label=\(dotQuoted(label))];"
  }

  /// A coordinator's box, and what belongs to it alone.
  package func interior(of id: String, _ direction: GraphDirection) -> String {
    var text = drawing.opening(direction)
    for node in interiorNodes(of: id) { text += "  " + drawing.statement(node, isNumbered: true) + "\n" }
    for index in interiorEdges(of: id) {
      text += "  " + drawing.statement(drawing.map.graph.edges[index], index, isNumbered: true) + "\n"
    }
    return text + "}\n"
  }

  package func interiorNodes(of id: String) -> [RouteGraph.Node] {
    let outside = (members[id] ?? []).filter { drawing.box(of: $0.id) == nil }
    return (drawing.node(id).map { [$0] } ?? []) + outside
  }

  /// By their indexes in the graph.
  package func interiorEdges(of id: String) -> [Int] { inner[id] ?? [] }
}
