/// The shortest chain of transitions between two places of the graph.

package import RouteGraph
package import SourceText

package struct PathStep: Hashable, Sendable {
  /// Id of the node that the step reaches.
  package var node: String
  /// Kind of the edge that leads there.
  package var edge: String
  package var location: Location?
  /// The code of this step; empty where none is needed.
  package var code: String
  /// Where the node is a route: the kind of its transition.
  package var transition: String?
}

package struct PathChain: Equatable, Sendable {
  package var steps: [PathStep]
  /// The whole chain, to paste behind a receiver of the first coordinator; empty where nothing can be written there.
  package var code: String

  package init(steps: [PathStep], code: String) {
    self.steps = steps
    self.code = code
  }

  /// The code as a statement, with a receiver.
  package var pasted: String { PathCode(steps, code: code)?.line ?? code }
}

package enum PathAnswer: Equatable, Sendable {
  /// `code` is the whole chain, to paste behind a receiver of the first coordinator. No steps where both are the same.
  case chain(steps: [PathStep], code: String)
  /// No chain leads there.
  case none
  case unknown(name: String, near: [String])
  /// The name means several nodes: their ids.
  case ambiguous([String])
}

/// The shortest chain between two places, each given by id or by name: a coordinator, a route or a screen. From a screen it
/// begins at a coordinator that the screen has at hand.
package func path(from: String, to: String, in snapshot: Snapshot) -> PathAnswer {
  let ends: Ends
  switch Ends.find(from, to, in: snapshot) {
  case .success(let found): ends = found
  case .failure(let failure): return failure.answer
  }
  if ends.start == ends.goal { return .chain(steps: [], code: "") }
  guard let edges = ends.search(in: snapshot).shortestChain(to: ends.goal) else { return .none }
  let chain = ends.chain(of: edges, in: snapshot)
  // What a screen's coordinator began with lies below the screen: no route leads back there.
  if edges.first?.from != ends.start, chain.steps.allSatisfy(\.code.isEmpty) { return .none }
  return .chain(steps: chain.steps, code: chain.code)
}

/// All shortest chains, the one of `path` first; at most a hundred. Empty where `path` finds none.
package func allPaths(from: String, to: String, in snapshot: Snapshot) -> [PathChain] {
  guard case .success(let ends) = Ends.find(from, to, in: snapshot), ends.start != ends.goal else { return [] }
  return ends.search(in: snapshot).shortestChains(to: ends.goal, limit: 100)
    .map { ends.chain(of: $0, in: snapshot) }
}

/// Where no chain leads to the end: the one that comes nearest to it, and the node where that stops.
package func nearestPath(from: String, to: String, in snapshot: Snapshot) -> (end: String, chain: PathChain)? {
  guard case .success(let ends) = Ends.find(from, to, in: snapshot) else { return nil }
  let search = ends.search(in: snapshot)
  let distances = distances(to: ends.goal, in: ends.graph)
  let nearest = search.reached.map(\.node).filter { $0 != ends.start && distances[$0] != nil }
    .min { (distances[$0] ?? 0) < (distances[$1] ?? 0) }
  guard let nearest, let edges = search.shortestChain(to: nearest) else { return nil }
  return (nearest, ends.chain(of: edges, in: snapshot))
}

private struct LookUpFailure: Error {
  var answer: PathAnswer
}

/// The two places by id.
private struct Ends {
  var graph: RouteGraph
  var start: String
  var goal: String

  static func find(_ from: String, _ to: String, in snapshot: Snapshot) -> Result<Ends, LookUpFailure> {
    let graph = routeGraph(of: snapshot)
    return node(named: from, in: graph).flatMap { start in
      node(named: to, in: graph).map { Ends(graph: graph, start: start, goal: $0) }
    }
  }

  func search(in snapshot: Snapshot) -> PathSearch {
    PathSearch(
      from: [start] + receivers(in: snapshot).filter { $0 != goal },
      ways: Dictionary(grouping: graph.edges.filter(\.isWay), by: \.from))
  }

  /// A screen has coordinators at hand, which its chains may begin at: those that it holds or asks for a route, then those
  /// that show it.
  private func receivers(in snapshot: Snapshot) -> [String] {
    guard graph.nodes.contains(where: { $0.id == start && $0.kind == .screen }) else { return [] }
    let named = Set(graph.edges.filter { $0.from == start && !$0.isWay }.map(\.to))
    let showing = Set(graph.edges.filter { $0.to == start }.map(\.from))
    // Behind a route that the screen asks for as well, `router.route(to: \.lane).route(to: \.bay)`, it holds nobody.
    let reached = Set(graph.edges.filter { named.contains($0.from) && !named.contains($0.to) }.map(\.to))
    let found = [named, showing].flatMap { nodes in
      snapshot.coordinators.filter { coordinator in
        let id = coordinator.id.description
        if nodes.contains(id) { return true }
        return !reached.contains(id) && coordinator.routes.contains { nodes.contains($0.id.description) }
      }.map(\.id.description)
    }
    return wholes(of: found, in: snapshot)
  }

  /// What only another route carries is nothing to move by itself: the chain begins at whoever carries it.
  private func wholes(of coordinators: [String], in snapshot: Snapshot) -> [String] {
    let entries = Set(snapshot.analysis.answers.flatMap(\.entryPoints))
    let carriers = Dictionary(grouping: graph.edges.filter { $0.kind == "payload" }, by: \.to)
    let owners = Dictionary(grouping: graph.edges.filter { $0.kind == "contains" }, by: \.to)
    var (open, seen, found) = (coordinators[...], Set<String>(), [String]())
    while let id = open.popFirst() {
      guard seen.insert(id).inserted else { continue }
      let outer = (carriers[id] ?? []).flatMap { owners[$0.from] ?? [] }.map(\.from)
      if outer.isEmpty || entries.contains(id) { found.append(id) } else { open += outer }
    }
    return found
  }

  /// Of the route that an edge reaches. What it shows need not be in the graph.
  private func transition(of edge: RouteGraph.Edge, in snapshot: Snapshot) -> String? {
    guard GraphMap.ownership.contains(edge.kind) else { return nil }
    let routes = snapshot.index.coordinator(CoordinatorID(edge.from))?.routes ?? []
    return graph.edges.first { $0.from == edge.to }?.kind
      ?? routes.first { route in edge.location.map(route.declarations.contains) ?? false }?.kind
  }

  func chain(of edges: [RouteGraph.Edge], in snapshot: Snapshot) -> PathChain {
    let steps = edges.map { edge in
      PathStep(
        node: edge.to, edge: edge.kind, location: edge.location, code: edge.code ?? "",
        transition: transition(of: edge, in: snapshot))
    }
    return PathChain(steps: steps, code: ChainCoder(snapshot).receiverCode(of: edges, from: start))
  }
}

extension RouteGraph {
  /// The one of that id, else all that are called so.
  package func nodes(named name: String) -> [Node] {
    if let node = nodes.first(where: { $0.id == name }) { return [node] }
    return nodes.filter { $0.name == name || $0.id.hasSuffix("." + name) }
  }
}

private func node(named name: String, in graph: RouteGraph) -> Result<String, LookUpFailure> {
  let named = graph.nodes(named: name)
  if named.count == 1, let only = named.first { return .success(only.id) }
  if named.isEmpty {
    let near = Spelling.nearest(to: name, in: graph.nodes.flatMap { [$0.id, $0.name] })
    return .failure(LookUpFailure(answer: .unknown(name: name, near: near.map { [$0] } ?? [])))
  }
  return .failure(LookUpFailure(answer: .ambiguous(named.map(\.id))))
}
