/// What the page puts together where something is folded: the overview, in which everything is, and the inside of each
/// coordinator. All of it is laid out by Graphviz.

import IDE
import JSON

struct FoldedLayout {
  private let clusters: GraphClusters
  private let overview: Positions
  /// In the order of `clusters.coordinators`.
  private let interiors: [Positions]

  init(_ drawing: GraphDrawing, _ direction: GraphDirection) throws(PictureError) {
    let clusters = GraphClusters(drawing)
    let graphs = clusters.coordinators.map { clusters.interior(of: $0, direction) }
    self.clusters = clusters
    overview = try FoldedLayout.overview(clusters, direction)
    interiors = graphs.isEmpty ? [] : Positions.list(try laidOut(graphs.joined(), "-Tplain-ext"))
    guard interiors.count == clusters.coordinators.count else {
      throw PictureError(message: "'dot' laid out \(interiors.count) graphs instead of \(clusters.coordinators.count)")
    }
  }

  /// Ranks are easiest to follow, also where the window shows only a part. Where they make a ribbon of which it would show
  /// next to nothing, the app is spread over the plane.
  private static func overview(
    _ clusters: GraphClusters, _ direction: GraphDirection
  ) throws(PictureError) -> Positions {
    let ranked = Positions.list(try laidOut(clusters.overview(direction), "-Tplain-ext")).first ?? Positions()
    if ranked.scaleInWindow >= 0.35 { return ranked }
    // The ways into a box and out of it are the same on all sides there.
    let graph = clusters.overview(direction, hasPorts: false)
    guard let spread = try? Positions.list(laidOut(graph, "-Ksfdp", "-Tplain-ext")).first else { return ranked }
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
