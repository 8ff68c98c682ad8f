/// The route graph with what a picture of it shows: dialects, where the app starts, and what nothing leads to or out of.

package import RouteGraph
import SourceText

package struct GraphMap: Sendable {
  package var graph: RouteGraph
  /// Of every node.
  package var dialects: [String: String]
  /// The coordinator that a node belongs to, by node; a screen belongs to those whose routes show it.
  package var owners: [String: [String]]
  /// Ids of coordinators and screens that the app starts with.
  package var entryPoints: Set<String>
  /// Ids of nodes that are reported as unused or unreachable, and of those that only they lead to.
  package var unreachable: Set<String>
  /// Ids of coordinators and screens that nothing leads out of.
  package var deadEnds: Set<String>

  package init(
    graph: RouteGraph, dialects: [String: String], owners: [String: [String]] = [:], entryPoints: Set<String> = [],
    unreachable: Set<String> = []
  ) {
    self.graph = graph
    self.dialects = dialects
    self.owners = owners
    self.entryPoints = entryPoints
    self.unreachable = unreachable
    let sources = Set(graph.edges.map(\.from))
    deadEnds = Set(
      graph.nodes.filter { ($0.kind == .coordinator || $0.kind == .screen) && !sources.contains($0.id) }.map(\.id))
  }

  /// Edges from a coordinator to its routes.
  package static let ownership: Set<String> = ["declares", "contains", "handles"]
  /// Edges to whom somebody knows and does not lead to: to have a parent or a router is no transition.
  static let acquaintance: Set<String> = ["parent", "holds"]
  /// Findings that say that nothing leads to what stands there.
  package static let unreachableCodes: Set<String> = [
    "unused-route", "unreachable-route", "unreachable-coordinator", "dead-handler",
  ]

  /// The same with another graph, made of some of its nodes. What led on to what is left out is no dead end.
  package func with(_ graph: RouteGraph) -> GraphMap {
    var map = self
    map.graph = graph
    map.deadEnds.formIntersection(graph.nodes.map(\.id))
    return map
  }
}

package func graphMap(of snapshot: Snapshot) -> GraphMap {
  let graph = routeGraph(of: snapshot)
  let answers = snapshot.analysis.answers
  var dialects: [String: String] = [:]
  for coordinator in snapshot.coordinators {
    dialects[coordinator.id.qualifiedName] = coordinator.dialect
    for route in coordinator.routes { dialects[route.id.description] = coordinator.dialect }
  }
  for answer in answers {
    guard let name = answer.name else { continue }
    for node in answer.nodes where dialects[node.id] == nil { dialects[node.id] = name }
  }
  let ids = Set(graph.nodes.map(\.id))
  return GraphMap(
    graph: graph, dialects: dialects, owners: owners(in: graph),
    entryPoints: Set(answers.flatMap(\.entryPoints)).intersection(ids), unreachable: unreachable(in: graph, snapshot))
}

/// Coordinators and routes that nothing leads to.
package struct UnreachableParts: Sendable {
  fileprivate var places: Set<Location>
  fileprivate var ids: Set<String>

  package func contains(_ coordinator: Coordinator) -> Bool {
    ids.contains(coordinator.id.qualifiedName) || coordinator.declarations.contains(where: places.contains)
  }

  package func contains(_ route: Route) -> Bool {
    ids.contains(route.id.description) || route.declarations.contains(where: places.contains)
  }
}

package func unreachableParts(of snapshot: Snapshot) -> UnreachableParts {
  UnreachableParts(places: reportedPlaces(snapshot), ids: unreachable(in: routeGraph(of: snapshot), snapshot))
}

private func reportedPlaces(_ snapshot: Snapshot) -> Set<Location> {
  Set(snapshot.diagnostics.filter { GraphMap.unreachableCodes.contains($0.code) }.map(\.location))
}

extension DialectAnswers {
  /// The dialect's name, as far as its answers say it.
  fileprivate var name: String? {
    coordinators.first?.dialect ?? transitions.values.lazy.joined().first?.dialect ?? diagnostics.first?.dialect
  }
}

private func owners(in graph: RouteGraph) -> [String: [String]] {
  var owners: [String: Set<String>] = [:]
  for edge in graph.edges where GraphMap.ownership.contains(edge.kind) {
    owners[edge.to, default: []].insert(edge.from)
  }
  let routes = owners
  let kinds = Dictionary(graph.nodes.map { ($0.id, $0.kind) }) { first, _ in first }
  for edge in graph.edges where kinds[edge.from] == .route && kinds[edge.to] == .screen {
    owners[edge.to, default: []].formUnion(routes[edge.from] ?? [])
  }
  for node in graph.nodes where node.kind == .coordinator { owners[node.id, default: []].insert(node.id) }
  return owners.mapValues { $0.sorted() }
}

/// What is reported, and what only that leads to. A circle that nothing reported leads into stays alive.
private func unreachable(in graph: RouteGraph, _ snapshot: Snapshot) -> Set<String> {
  let places = reportedPlaces(snapshot)
  var dead = Set(graph.nodes.filter { $0.location.map(places.contains) ?? false }.map(\.id))
  var incoming: [String: Set<String>] = [:]
  var outgoing: [String: [String]] = [:]
  for edge in graph.edges where edge.kind != "parent" && edge.from != edge.to {
    incoming[edge.to, default: []].insert(edge.from)
    outgoing[edge.from, default: []].append(edge.to)
  }
  let entries = Set(snapshot.analysis.answers.flatMap(\.entryPoints))
  var frontier = dead.sorted()
  while let node = frontier.popLast() {
    for next in outgoing[node] ?? [] where !dead.contains(next) && !entries.contains(next) {
      guard incoming[next]?.isSubset(of: dead) == true else { continue }
      dead.insert(next)
      frontier.append(next)
    }
  }
  return dead
}
