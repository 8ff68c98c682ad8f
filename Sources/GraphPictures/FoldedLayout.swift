/// What the page puts together where something is folded: the overview, in which everything is, and the inside of each
/// coordinator.

import IDE
import JSON

struct FoldedLayout {
  private let clusters: GraphClusters
  private let overview: Positions
  /// In the order of `clusters.coordinators`.
  private let interiors: [Positions]

  init(_ drawing: GraphDrawing, _ direction: GraphDirection) {
    let clusters = GraphClusters(drawing)
    let own = OwnBoxes(drawing)
    self.clusters = clusters
    overview = FoldedLayout.overview(clusters, direction) ?? own.overview(clusters, direction)
    let graphs = clusters.coordinators.map { clusters.interior(of: $0, direction) }
    let drawn = graphs.isEmpty ? [] : laidOut(graphs.joined(), "-Tplain-ext").map(Positions.list) ?? []
    interiors =
      drawn.count == graphs.count
      ? drawn
      : clusters.coordinators.map {
        own.layout(clusters.interiorNodes(of: $0), clusters.interiorEdges(of: $0), direction)
      }
  }

  /// Ranks are easiest to follow, also where the window shows only a part. Where they make a ribbon of which it would show
  /// next to nothing, the app is spread over the plane. Nil without Graphviz.
  private static func overview(_ clusters: GraphClusters, _ direction: GraphDirection) -> Positions? {
    guard let ranked = laidOut(clusters.overview(direction), "-Tplain-ext").flatMap({ Positions.list($0).first }) else {
      return nil
    }
    if ranked.scaleInWindow >= 0.35 { return ranked }
    // The ways into a box and out of it are the same on all sides there.
    let graph = clusters.overview(direction, hasPorts: false)
    guard let spread = laidOut(graph, "-Ksfdp", "-Tplain-ext").flatMap({ Positions.list($0).first }) else {
      return ranked
    }
    return spread.scaleInWindow > 2 * ranked.scaleInWindow ? spread : ranked
  }

  /// With coordinators by their numbers.
  func json(_ numbers: [String: Int]) -> JSONValue {
    let inside = zip(clusters.coordinators, interiors).compactMap { id, positions in
      numbers[id].map { JSONValue.array([.integer($0), positions.json]) }
    }
    return ["overview": overview.json, "interiors": .array(inside)]
  }

  func homes(of id: String) -> [String] { clusters.homes[id] ?? [] }
}
