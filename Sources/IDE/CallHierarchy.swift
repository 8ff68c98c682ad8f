/// The route graph, one step at a time: who leads here, and where one gets from here.

package import RouteGraph
package import SourceText

package struct HierarchyItem: Hashable, Sendable {
  /// The node's id, which finds it again.
  package var id: String
  package var name: String
  package var kind: RouteGraph.NodeKind
  package var location: Location
}

/// A neighbour in the graph, and the places that lead from one to the other.
package struct HierarchyCall: Hashable, Sendable {
  package var item: HierarchyItem
  /// Kinds of the edges, joined by commas.
  package var detail: String
  /// In the file of the one that leads to the other.
  package var ranges: [TextRange]
}

/// The nodes that the name at an offset stands for: a coordinator, a route, a screen or an action.
package func callHierarchyItems(at offset: Int, in file: FileID, of snapshot: Snapshot) -> [HierarchyItem] {
  let nodes = snapshot.analysis.answers.lazy.flatMap(\.nodes)
  var places = Set(nodes.compactMap(\.location).filter { $0.file == file && $0.range.touches(offset) })
  switch snapshot.index.occurrence(at: offset, in: file)?.symbol {
  case .routes(let ids): places.formUnion(ids.compactMap(snapshot.index.route).flatMap(\.declarations))
  case .coordinators(let ids): places.formUnion(ids.compactMap(snapshot.index.coordinator).flatMap(\.declarations))
  case .place, nil: break
  }
  // Without the edges, which take longer to put in order.
  return RouteGraph(nodes: nodes.filter { $0.location.map(places.contains) ?? false }, edges: []).nodes
    .compactMap(HierarchyItem.init)
}

/// Coordinators and screens that lead to a node. Empty for an id that is gone.
package func incomingCalls(to id: String, in snapshot: Snapshot) -> [HierarchyCall] {
  let map = snapshot.index.hierarchy
  var found: [(from: String, edge: RouteGraph.Edge, kind: String)] = []
  for edge in map.incoming[id] ?? [] {
    guard map.isPassage(edge.from), !map.isPassage(id) else {
      found.append((edge.from, edge, edge.kind))
      continue
    }
    for use in map.incoming[edge.from] ?? [] { found.append((use.from, use, edge.kind)) }
  }
  return map.calls(found.map { ($0.from, $0.kind, $0.edge.location) }, placesIn: nil)
}

/// What can be reached from a node in one transition. Empty for an id that is gone.
package func outgoingCalls(from id: String, in snapshot: Snapshot) -> [HierarchyCall] {
  let map = snapshot.index.hierarchy
  guard let origin = map.nodes[id] else { return [] }
  var found: [(id: String, kind: String, place: Location?)] = []
  for edge in map.outgoing[id] ?? [] {
    let further = map.isPassage(edge.to) && !map.isPassage(id) ? map.outgoing[edge.to] ?? [] : []
    // A route whose target is not known stands for itself.
    if further.isEmpty { found.append((edge.to, edge.kind, edge.location)) }
    found += further.map { ($0.to, $0.kind, edge.location) }
  }
  return map.calls(found, placesIn: origin.location?.file)
}

/// The graph by node.
struct HierarchyMap: Sendable {
  let nodes: [String: RouteGraph.Node]
  let incoming: [String: [RouteGraph.Edge]]
  let outgoing: [String: [RouteGraph.Edge]]

  init(_ graph: RouteGraph) {
    nodes = Dictionary(graph.nodes.map { ($0.id, $0) }) { first, _ in first }
    incoming = Dictionary(grouping: graph.edges, by: \.to)
    outgoing = Dictionary(grouping: graph.edges, by: \.from)
  }

  /// Routes and actions are ways between places, not places.
  func isPassage(_ id: String) -> Bool { nodes[id]?.kind == .route || nodes[id]?.kind == .action }

  /// One call for each neighbour, sorted by id. `file`: whose places are shown; nil: those in the neighbour's own.
  func calls(_ found: [(id: String, kind: String, place: Location?)], placesIn file: FileID?) -> [HierarchyCall] {
    Dictionary(grouping: found, by: \.id).sorted { $0.key < $1.key }.compactMap { id, ways in
      guard let item = nodes[id].flatMap(HierarchyItem.init) else { return nil }
      let shown = file ?? item.location.file
      let ranges = Set(ways.compactMap(\.place).filter { $0.file == shown }.map(\.range))
      return HierarchyCall(
        item: item, detail: Set(ways.map(\.kind)).sorted().joined(separator: ", "), ranges: ranges.sorted())
    }
  }
}

extension HierarchyItem {
  /// Nil for what has no place in the source.
  init?(_ node: RouteGraph.Node) {
    guard let location = node.location else { return nil }
    self.init(id: node.id, name: node.name, kind: node.kind, location: location)
  }
}

/// The item of a node; nil for an id that is gone.
package func callHierarchyItem(_ id: String, in snapshot: Snapshot) -> HierarchyItem? {
  snapshot.index.hierarchy.nodes[id].flatMap(HierarchyItem.init)
}
