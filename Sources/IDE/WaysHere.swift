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
    nearStarts(to: ids, passages, snapshot),
  ].compactMap { $0 }
}

/// Who leads there: for a route whoever uses it, since to declare it leads nobody there; for a place those that are one
/// transition away.
private func leaders(to ids: Set<String>, _ passages: Set<String>, _ snapshot: Snapshot) -> Set<String> {
  var leaders = Set<String>()
  var routes = Set<String>()
  let edges = snapshot.analysis.answers.lazy.flatMap(\.edges)
  for edge in edges where ids.contains(edge.to) && !GraphMap.acquaintance.contains(edge.kind) {
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

/// Where the app starts in several ways: from which of them it is at most five transitions, of whatever kind.
private func nearStarts(to ids: Set<String>, _ passages: Set<String>, _ snapshot: Snapshot) -> String? {
  let starts = Set(snapshot.analysis.answers.flatMap(\.entryPoints))
  if starts.count < 2 || !starts.isDisjoint(with: ids) { return nil }
  var sources: [String: [String]] = [:]
  for edge in snapshot.analysis.answers.lazy.flatMap(\.edges) { sources[edge.to, default: []].append(edge.from) }
  var seen = ids
  var level = ids
  for _ in 0..<5 {
    // A route and who has it are one step: to leave a route is a transition.
    var (next, open) = (Set<String>(), Array(level))
    while let node = open.popLast() {
      for source in sources[node] ?? [] where seen.insert(source).inserted {
        if passages.contains(source) { open.append(source) } else { next.insert(source) }
      }
    }
    level = next
  }
  let near = starts.intersection(seen).sorted()
  return near.count < 2 ? nil : "Near the entry points " + near.map { "`\($0)`" }.joined(separator: ", ")
}

private func reachedFrom(_ sources: Set<String>) -> String? {
  if sources.isEmpty { return nil }
  let shown = sources.sorted().prefix(5)
  let rest = sources.count - shown.count
  return "Reached from " + shown.map { "`\($0)`" }.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
}

/// The places that lead to a route: transitions, and what else the graph knows as a way. To match a route, to compare with
/// it or to list it leads nowhere.
func wayPlaces(to route: Route, in snapshot: Snapshot) -> [Location] {
  let uses = snapshot.index.uses(of: route.id).map(\.location)
  // Its routes are named where somebody asks for them, or starts with them, and nowhere else.
  if snapshot.index.dialect(of: route.id) == "stinsen" { return uses }
  let answers = snapshot.analysis.answers
  let nodes = answers.lazy.flatMap(\.nodes).filter { $0.location.map(route.declarations.contains) ?? false }
  let ids = Set(nodes.map(\.id))
  let edges = answers.lazy.flatMap(\.edges).filter { ids.contains($0.to) && !GraphMap.ownership.contains($0.kind) }
  let led = Set(edges.compactMap(\.location))
  var starts = Set(led.map(WayStart.init))
  for file in Set(uses.map(\.file)) {
    let working = answers.flatMap { $0.transitions[file] ?? [] }.filter { $0.status != .invalid }
    starts.formUnion(working.map { WayStart($0.location) })
  }
  var ways = Set(uses.filter { starts.contains(WayStart($0)) })
  // What stands in another route's payload: the way is known by the name in front.
  for place in led where !ways.contains(where: { $0.sharesText(with: place) }) {
    ways.insert(uses.first { $0.file == place.file && $0.range.start >= place.range.start } ?? place)
  }
  return ways.sorted()
}

/// Where a name starts: whether its `$` or its arguments belong to it, each table sees differently.
private struct WayStart: Hashable {
  private var file: FileID
  private var start: Int

  init(_ place: Location) { (file, start) = (place.file, place.range.start) }
}

extension Location {
  fileprivate func sharesText(with other: Location) -> Bool {
    file == other.file && (range.contains(other.range) || other.range.contains(range))
  }
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
    let chain = search.shortestChain(to: nearest)
  else { return nil }
  let coder = ChainCoder(snapshot, only: chain)
  guard var start = chain.first?.from else { return nil }
  var code = coder.receiverCode(of: chain, from: start)
  // What is written stands where the last one can be named.
  if code.isEmpty, let leave = chain.lastIndex(where: \.leavesReceiver) {
    let edges = coder.beyond(chain[(leave + 1)...])
    start = edges.first?.from ?? start
    code = coder.code(of: Array(edges), from: start)
  }
  // Comments stand between what must be written at different places.
  let pieces = code.split(separator: "\n").filter { !$0.hasPrefix("//") }
  return pieces.isEmpty ? nil : "From `\(start)`: " + pieces.map { "`\($0)`" }.joined(separator: ", then ")
}
