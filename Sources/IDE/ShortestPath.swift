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

/// Breadth first; of chains of equal length the one whose edges sort first.
private func shortestPath(from start: String, to goal: String, in graph: RouteGraph) -> [RouteGraph.Edge]? {
  var outgoing: [String: [RouteGraph.Edge]] = [:]
  for edge in graph.edges where edge.isWay { outgoing[edge.from, default: []].append(edge) }
  var cameBy: [String: RouteGraph.Edge] = [:]
  var seen: Set<String> = [start]
  var level = [start]
  while !level.isEmpty, !seen.contains(goal) {
    var next: [String] = []
    for node in level {
      for edge in outgoing[node] ?? [] where seen.insert(edge.to).inserted {
        cameBy[edge.to] = edge
        next.append(edge.to)
      }
    }
    level = next
  }
  guard seen.contains(goal) else { return nil }
  var chain: [RouteGraph.Edge] = []
  var current = goal
  while current != start, let edge = cameBy[current] {
    chain.append(edge)
    current = edge.from
  }
  return chain.reversed()
}
