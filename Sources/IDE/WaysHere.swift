/// How one gets to a place of the graph: who leads there, and the shortest chain from where the app starts.

import RouteGraph
import SourceText

/// Sentences for a card, in Markdown, about what is declared at some places. A route that several coordinators handle has
/// a node for each of them.
///
/// A card is wanted right after a keystroke: what the dialects answered is gone through, and nothing is sorted that need
/// not be.
func waysHere(to declarations: [Location], in snapshot: Snapshot) -> [String] {
  var ids = Set<String>()
  var passages = Set<String>()
  for node in snapshot.analysis.answers.lazy.flatMap(\.nodes) {
    // Routes and actions are ways between places, not places.
    if node.kind == .route || node.kind == .action { passages.insert(node.id) }
    if let place = node.location, declarations.contains(place) { ids.insert(node.id) }
  }
  if ids.isEmpty { return [] }
  return [
    reachedFrom(leaders(to: ids, passages, snapshot).subtracting(ids)), chainFromStart(to: ids, snapshot),
  ].compactMap { $0 }
}

/// Who leads there: for a route whoever uses it, since to declare it leads nobody there; for a place those that are one
/// transition away.
private func leaders(to ids: Set<String>, _ passages: Set<String>, _ snapshot: Snapshot) -> Set<String> {
  var leaders = Set<String>()
  var routes = Set<String>()
  let edges = snapshot.analysis.answers.lazy.flatMap(\.edges)
  for edge in edges where ids.contains(edge.to) {
    if passages.contains(edge.to) {
      if !GraphMap.ownership.contains(edge.kind) { leaders.insert(edge.from) }
    } else if passages.contains(edge.from) {
      routes.insert(edge.from)
    } else {
      leaders.insert(edge.from)
    }
  }
  if !routes.isEmpty {
    for edge in edges where routes.contains(edge.to) { leaders.insert(edge.from) }
  }
  return leaders
}

private func reachedFrom(_ sources: Set<String>) -> String? {
  if sources.isEmpty { return nil }
  let shown = sources.sorted().prefix(5)
  let rest = sources.count - shown.count
  return "Reached from " + shown.map { "`\($0)`" }.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
}

private func chainFromStart(to ids: Set<String>, _ snapshot: Snapshot) -> String? {
  let answers = snapshot.analysis.answers
  let starts = Set(answers.flatMap(\.entryPoints)).sorted()
  if starts.isEmpty { return nil }
  if starts.contains(where: ids.contains) { return "The app starts here." }
  var ways: [String: [RouteGraph.Edge]] = [:]
  for edge in answers.lazy.flatMap(\.edges) where edge.isWay { ways[edge.from, default: []].append(edge) }
  let search = PathSearch(from: starts, ways: ways, goals: ids)
  guard let nearest = search.reached.first(where: { ids.contains($0.node) })?.node,
    let edges = search.shortestChain(to: nearest), let start = edges.first?.from
  else { return nil }
  // Comments stand between what must be written at different places.
  let pieces = ChainCoder(snapshot, only: edges).code(of: edges, from: start).split(separator: "\n")
    .filter { !$0.hasPrefix("//") }
  return pieces.isEmpty ? nil : "From `\(start)`: " + pieces.map { "`\($0)`" }.joined(separator: ", then ")
}
