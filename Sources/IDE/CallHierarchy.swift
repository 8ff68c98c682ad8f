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
  let ways = map.ways(from: id, \.incoming, \.from)
  return map.calls(ways.map { ($0.end, $0.near.kind, $0.far.location) }, placesIn: nil)
}

/// What can be reached from a node in one transition. Empty for an id that is gone.
package func outgoingCalls(from id: String, in snapshot: Snapshot) -> [HierarchyCall] {
  let map = snapshot.index.hierarchy
  guard let origin = map.nodes[id] else { return [] }
  let ways = map.ways(from: id, \.outgoing, \.to)
  return map.calls(ways.map { ($0.end, $0.far.kind, $0.near.location) }, placesIn: origin.location?.file)
}

/// The graph by node.
struct HierarchyMap: Sendable {
  let nodes: [String: RouteGraph.Node]
  let incoming: [String: [RouteGraph.Edge]]
  let outgoing: [String: [RouteGraph.Edge]]

  init(_ graph: RouteGraph) {
    nodes = Dictionary(graph.nodes.map { ($0.id, $0) }) { first, _ in first }
    let ways = graph.edges.filter { !GraphMap.acquaintance.contains($0.kind) }
    incoming = Dictionary(grouping: ways, by: \.to)
    outgoing = Dictionary(grouping: ways, by: \.from)
  }

  /// Routes and actions are ways between places, not places.
  func isPassage(_ id: String) -> Bool { nodes[id]?.kind == .route || nodes[id]?.kind == .action }

  /// A way to a neighbour: its first edge, and its last, which need not be another.
  typealias Way = (end: String, near: RouteGraph.Edge, far: RouteGraph.Edge)

  /// The ways to the next places in one direction, through any number of routes and actions: a redirected route or a deep
  /// link is one transition all the same. Walked in the other direction, each way leads back.
  ///
  /// A route whose target is not known stands for itself.
  func ways(
    from id: String, _ edges: KeyPath<HierarchyMap, [String: [RouteGraph.Edge]]>,
    _ end: KeyPath<RouteGraph.Edge, String>
  ) -> [Way] {
    var found: [Way] = []
    for near in self[keyPath: edges][id] ?? [] {
      var seen: Set<String> = [id]
      var open = [near]
      while let far = open.popLast() {
        let next = far[keyPath: end]
        guard isPassage(next) else {
          found.append((next, near, far))
          continue
        }
        guard seen.insert(next).inserted else { continue }
        let further = self[keyPath: edges][next] ?? []
        if further.isEmpty, end == \.to { found.append((next, near, far)) }
        open += further
      }
    }
    return found
  }

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
