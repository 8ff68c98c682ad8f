/// What the page can fold, and how Graphviz' answers about it are read.

import IDE
import RouteGraph
import Testing

@testable import GraphPictures

@Suite struct GraphClusterTests {
  private func node(_ id: String, _ kind: RouteGraph.NodeKind) -> RouteGraph.Node {
    .init(id: id, kind: kind, name: id, location: nil)
  }

  private func edge(_ from: String, _ to: String, _ kind: String = "push") -> RouteGraph.Edge {
    .init(from: from, to: to, kind: kind, location: nil)
  }

  /// Two coordinators: each shows a screen of its own, both show a third, and a fourth only calls.
  private var clusters: GraphClusters {
    let graph = RouteGraph(
      nodes: [
        node("A", .coordinator), node("A.one", .route), node("A.both", .route), node("B", .coordinator),
        node("B.two", .route), node("B.both", .route), node("B.a", .route), node("Lone", .coordinator),
        node("One", .screen), node("Two", .screen), node("Both", .screen), node("Caller", .screen),
        node("Nobody", .screen),
      ],
      edges: [
        edge("A", "A.one", "declares"), edge("A", "A.both", "declares"), edge("B", "B.two", "declares"),
        edge("B", "B.both", "declares"), edge("B", "B.a", "declares"), edge("A.one", "One"), edge("B.two", "Two"),
        edge("A.both", "Both"), edge("B.both", "Both"), edge("B.a", "A"), edge("Caller", "B.two", "calls"),
        edge("Two", "A.one", "calls"),
      ])
    return GraphClusters(GraphDrawing(GraphMap(graph: graph, dialects: [:])))
  }

  @Test func whatBelongsToOneIsFoldedWithIt() {
    #expect(clusters.coordinators == ["A", "B"])
    #expect(clusters.homes["One"] == ["A"] && clusters.homes["A.one"] == ["A"] && clusters.homes["Two"] == ["B"])
    #expect(clusters.homes["Both"] == ["A", "B"] && clusters.homes["Nobody"] == [] && clusters.homes["A"] == nil)
    // Who leads there decides, before who is called from there.
    #expect(clusters.homes["Caller"] == ["B"])
  }

  @Test func theOverviewHasOneLineForAll() {
    let lines = clusters.overview(.leftToRight).split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.filter { $0.contains(" -> ") } == ["n0 -> n7;", "n3 -> n0;", "n3 -> n7;"], "\(lines)")
    #expect(lines.contains { $0.hasPrefix("n3 [shape=box") && $0.hasSuffix("label=\"▸ B  3\"];") })
    #expect(!lines.contains { $0.contains("Two") || $0.contains("Caller") })
    #expect(lines.contains { $0.hasPrefix("n9 [id=\"n9\"") && $0.contains("label=\"Lone\"") })
  }

  @Test func theInsideHasItsOwnLines() {
    let inside = clusters.interior(of: "B", .leftToRight)
    #expect(inside.contains("n3:p6 -> n12 [") && inside.contains("n8 -> n3:p6 ["), "\(inside)")
    #expect(!inside.contains("n7 ") && !inside.contains("n0 "))
  }

  @Test func answersOfGraphvizAreRead() {
    let plain = """
      graph 1 2 1
      node n5 0.5 0.75 1 0.5 "a b" solid plain black lightgrey
      node n8 1.5 0.25 0.5 0.25 n8 solid ellipse black lightgrey
      edge n5:p7 n8 4 0.5 0.5 0.75 0.5 1 0.25 1.25 0.25 solid black
      edge n8 n5:head 1 0 0 solid black
      edge n8 n5 900 0 0 solid black
      stop
      graph 1 0 0
      stop

      """
    let list = Positions.list(plain)
    #expect(list.count == 2 && list.last?.boxes.isEmpty == true)
    #expect(list.first?.boxes.map(\.node) == [5, 8])
    #expect(list.first?.boxes.first == Positions.Box(node: 5, x: 0, y: 0, width: 72, height: 36))
    #expect(
      list.first?.lines == [
        Positions.Line(from: 7, to: 8, points: [36, 36, 54, 36, 72, 54, 90, 54]),
        Positions.Line(from: 8, to: 5, points: [0, 72]),
      ])
  }
}
