/// Which part of the graph is shown.

import IDE
import RouteGraph

extension RouteGraph {
  /// What people draw: each route is an edge from its coordinator to what it shows.
  var withRoutesAsEdges: RouteGraph {
    let kinds = Dictionary(nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var owners: [String: String] = [:]
    for edge in edges where GraphMap.ownership.contains(edge.kind) { owners[edge.to] = edge.from }
    let drawn = edges.compactMap { edge -> Edge? in
      guard kinds[edge.to]?.kind != .route else { return nil }
      guard let route = kinds[edge.from], route.kind == .route else { return edge }
      return owners[edge.from].map {
        Edge(from: $0, to: edge.to, kind: "\(route.name) (\(edge.kind))", location: edge.location, code: edge.code)
      }
    }
    return RouteGraph(nodes: nodes.filter { $0.kind != .route }, edges: drawn)
  }

  func keeping(_ isKept: (Node) -> Bool) -> RouteGraph {
    let kept = nodes.filter(isKept)
    let ids = Set(kept.map(\.id))
    return RouteGraph(nodes: kept, edges: edges.filter { ids.contains($0.from) && ids.contains($0.to) })
  }

  /// What can be reached in at most so many steps.
  func reachable(from start: String, depth: Int) -> RouteGraph {
    let next = Dictionary(grouping: edges, by: \.from)
    var reached: Set<String> = [start]
    var frontier = [start]
    var steps = 0
    while !frontier.isEmpty, steps < depth {
      frontier = frontier.flatMap { next[$0] ?? [] }.map(\.to).filter { reached.insert($0).inserted }
      steps += 1
    }
    return keeping { reached.contains($0.id) }
  }
}

extension GraphMap {
  /// What belongs to the coordinators and dialects that were asked for, and what their routes lead to.
  func chosen(by filter: CoordinatorFilter) -> GraphMap {
    if filter.dialect.isEmpty, filter.coordinator.isEmpty { return self }
    let isChosen = { (id: String) in
      let owners = owners[id] ?? []
      return filter.accepts(dialect: dialects[id])
        && (filter.coordinator.isEmpty || owners.contains { filter.accepts(coordinator: $0) })
    }
    var kept = Set(graph.nodes.map(\.id).filter(isChosen))
    if !filter.coordinator.isEmpty { kept.formUnion(graph.edges.filter { kept.contains($0.from) }.map(\.to)) }
    return with(graph.keeping { kept.contains($0.id) })
  }
}
