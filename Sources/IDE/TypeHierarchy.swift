/// Containment: which coordinators create which.

import RouteGraph
package import SourceText

/// The coordinators that the name at an offset stands for.
package func typeHierarchyItems(at offset: Int, in file: FileID, of snapshot: Snapshot) -> [HierarchyItem] {
  callHierarchyItems(at: offset, in: file, of: snapshot).filter { $0.kind == .coordinator }
}

/// The coordinators that create this one. Empty for an id that is gone.
package func creators(of id: String, in snapshot: Snapshot) -> [HierarchyItem] {
  related(to: id, \.incoming, \.from, snapshot)
}

/// The coordinators that this one creates. Empty for an id that is gone.
package func created(by id: String, in snapshot: Snapshot) -> [HierarchyItem] {
  related(to: id, \.outgoing, \.to, snapshot)
}

/// Edges from a coordinator to what it declares or holds; every other edge between nodes is a transition.
private let containing: Set<String> = ["child", "contains", "declares", "embeds", "handles", "initial", "mount"]

private func related(
  to id: String, _ edges: KeyPath<HierarchyMap, [String: [RouteGraph.Edge]]>,
  _ end: KeyPath<RouteGraph.Edge, String>, _ snapshot: Snapshot
) -> [HierarchyItem] {
  let map = snapshot.index.hierarchy
  guard map.nodes[id]?.kind == .coordinator else { return [] }
  var found = Set<String>()
  for edge in map[keyPath: edges][id] ?? [] {
    let next = edge[keyPath: end]
    if map.nodes[next]?.kind == .coordinator {
      if containing.contains(edge.kind) { found.insert(next) }
    } else if map.isPassage(next), map.isOwnership(edge) {
      for further in map[keyPath: edges][next] ?? [] where map.isOwnership(further) {
        if map.nodes[further[keyPath: end]]?.kind == .coordinator { found.insert(further[keyPath: end]) }
      }
    }
  }
  found.remove(id)
  return found.sorted().compactMap { map.nodes[$0].flatMap(HierarchyItem.init) }
}

extension HierarchyMap {
  /// From a coordinator to its own route, or from a route to what it makes appear.
  fileprivate func isOwnership(_ edge: RouteGraph.Edge) -> Bool {
    if isPassage(edge.from) { return edge.kind != "deepLink" && edge.kind != "handle" }
    return containing.contains(edge.kind)
  }
}
