/// The shortest chain of transitions between two places of the graph.

import RouteGraph
package import SourceText

package struct PathStep: Hashable, Sendable {
  /// Id of the node that the step reaches.
  package var node: String
  /// Kind of the edge that leads there.
  package var edge: String
  package var location: Location?
  /// The code of this step; empty where none is needed.
  package var code: String
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

/// The shortest chain between two places, each given by id or by name: a coordinator, a route or a screen.
package func path(from: String, to: String, in snapshot: Snapshot) -> PathAnswer {
  let graph = routeGraph(of: snapshot)
  let start: String
  let goal: String
  switch node(named: from, in: graph) {
  case .success(let id): start = id
  case .failure(let failure): return failure.answer
  }
  switch node(named: to, in: graph) {
  case .success(let id): goal = id
  case .failure(let failure): return failure.answer
  }
  if start == goal { return .chain(steps: [], code: "") }
  guard let edges = shortestPath(from: start, to: goal, in: graph) else { return .none }
  let steps = edges.map { PathStep(node: $0.to, edge: $0.kind, location: $0.location, code: $0.code ?? "") }
  let owner = snapshot.analysis.answers.first { $0.nodes.contains { $0.id == start } }
  let codes = steps.map(\.code).filter { !$0.isEmpty }
  return .chain(steps: steps, code: owner?.pathCode(codes) ?? codes.joined(separator: "."))
}

private struct LookUpFailure: Error {
  var answer: PathAnswer
}

private func node(named name: String, in graph: RouteGraph) -> Result<String, LookUpFailure> {
  if graph.nodes.contains(where: { $0.id == name }) { return .success(name) }
  let named = graph.nodes.filter { $0.name == name || $0.id.hasSuffix("." + name) }
  if named.count == 1, let only = named.first { return .success(only.id) }
  if named.isEmpty {
    let near = Spelling.nearest(to: name, in: graph.nodes.flatMap { [$0.id, $0.name] })
    return .failure(LookUpFailure(answer: .unknown(name: name, near: near.map { [$0] } ?? [])))
  }
  return .failure(LookUpFailure(answer: .ambiguous(named.map(\.id))))
}

/// A node, and whether the chain itself has made it appear.
private struct Reached: Hashable {
  var node: String
  var isNew: Bool

  func allows(_ edge: RouteGraph.Edge) -> Bool {
    switch edge.passage {
    case .always: true
    case .ifStanding: !isNew
    case .ifNew: isNew
    }
  }
}

/// Breadth first; of chains of equal length one that costs less code, then the one whose edges sort first.
private func shortestPath(from start: String, to goal: String, in graph: RouteGraph) -> [RouteGraph.Edge]? {
  let ways = graph.edges.filter { $0.isWay && $0.code == "" } + graph.edges.filter { $0.isWay && $0.code != "" }
  let outgoing = Dictionary(grouping: ways, by: \.from)
  let first = Reached(node: start, isNew: false)
  var cameBy: [Reached: (edge: RouteGraph.Edge, from: Reached)] = [:]
  var seen: Set<Reached> = [first]
  var level = [first]
  while !level.isEmpty {
    if let end = level.first(where: { $0.node == goal }) { return chain(to: end, cameBy) }
    var next: [Reached] = []
    for place in level {
      for edge in outgoing[place.node] ?? [] where place.allows(edge) {
        let reached = Reached(node: edge.to, isNew: edge.makesNew || place.isNew)
        guard seen.insert(reached).inserted else { continue }
        cameBy[reached] = (edge, place)
        next.append(reached)
      }
    }
    level = next
  }
  return nil
}

private func chain(
  to end: Reached, _ cameBy: [Reached: (edge: RouteGraph.Edge, from: Reached)]
) -> [RouteGraph.Edge] {
  var edges: [RouteGraph.Edge] = []
  var current = end
  while let step = cameBy[current] {
    edges.append(step.edge)
    current = step.from
  }
  return edges.reversed()
}
