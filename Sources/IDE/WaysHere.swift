/// How one gets to a place of the graph: who leads there, and the shortest chain from where the app starts.

import RouteGraph
import SourceText

/// Sentences for a card, in Markdown, about what is declared at some places. A route that several coordinators handle has
/// a node for each of them.
func waysHere(to declarations: [Location], in snapshot: Snapshot) -> [String] {
  let graph = routeGraph(of: snapshot)
  let map = HierarchyMap(graph)
  let ids = Set(graph.nodes.filter { $0.location.map(declarations.contains) ?? false }.map(\.id))
  let sources = ids.reduce(into: Set<String>()) { $0.formUnion(map.leaders(to: $1)) }.subtracting(ids)
  return [reachedFrom(sources), chainFromStart(to: ids, in: graph, snapshot)].compactMap { $0 }
}

extension HierarchyMap {
  /// Who leads there: for a route whoever uses it, since to declare it leads nobody there; for a place those that are one
  /// transition away.
  fileprivate func leaders(to id: String) -> [String] {
    let edges = incoming[id] ?? []
    if isPassage(id) { return edges.filter { !GraphMap.ownership.contains($0.kind) }.map(\.from) }
    return edges.flatMap { edge in isPassage(edge.from) ? (incoming[edge.from] ?? []).map(\.from) : [edge.from] }
  }
}

private func reachedFrom(_ sources: Set<String>) -> String? {
  if sources.isEmpty { return nil }
  let shown = sources.sorted().prefix(5)
  let rest = sources.count - shown.count
  return "Reached from " + shown.map { "`\($0)`" }.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
}

private func chainFromStart(to ids: Set<String>, in graph: RouteGraph, _ snapshot: Snapshot) -> String? {
  let starts = Set(snapshot.analysis.answers.flatMap(\.entryPoints)).sorted()
  if starts.isEmpty { return nil }
  let search = PathSearch(from: starts, in: graph)
  guard let nearest = search.reached.first(where: { ids.contains($0.node) })?.node,
    let edges = search.shortestChain(to: nearest)
  else { return nil }
  guard let start = edges.first?.from else { return "The app starts here." }
  // Comments stand between what must be written at different places.
  let pieces = ChainCoder(snapshot).code(of: edges, from: start).split(separator: "\n").filter { !$0.hasPrefix("//") }
  return pieces.isEmpty ? nil : "From `\(start)`: " + pieces.map { "`\($0)`" }.joined(separator: ", then ")
}
