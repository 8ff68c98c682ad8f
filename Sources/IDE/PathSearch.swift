/// All that can be reached from one node of the graph by code, and the shortest ways there.

import RouteGraph

struct PathSearch {
  /// A node, and whether the chain itself has made it appear.
  struct Reached: Hashable {
    var node: String
    var isNew: Bool

    fileprivate func allows(_ edge: RouteGraph.Edge) -> Bool {
      switch edge.passage {
      case .always: true
      case .ifStanding: !isNew
      case .ifNew: isNew
      }
    }
  }

  private struct Arrival {
    var edge: RouteGraph.Edge
    var from: Reached
  }

  /// Nearest first.
  private(set) var reached: [Reached] = []
  private var distance: [Reached: Int] = [:]
  /// The last steps of all shortest ways, the best first.
  private var arrivals: [Reached: [Arrival]] = [:]

  init(from start: String, in graph: RouteGraph) {
    self.init(from: [start], ways: Dictionary(grouping: graph.edges.filter(\.isWay), by: \.from))
  }

  /// Breadth first; of chains of equal length one that costs less code, then the one declared first. Of several starts,
  /// earlier ones win. `ways`: by where they start, in any order. Nothing behind the nearest goal is looked for.
  init(from starts: [String], ways: [String: [RouteGraph.Edge]], goals: Set<String> = []) {
    for start in starts {
      let first = Reached(node: start, isNew: false)
      if distance.updateValue(0, forKey: first) == nil { reached.append(first) }
    }
    var index = 0
    while index < reached.count, !goals.contains(reached[index].node) {
      let place = reached[index]
      let next = (distance[place] ?? 0) + 1
      for edge in (ways[place.node] ?? []).sorted(by: PathSearch.isBetter) where place.allows(edge) {
        let end = Reached(node: edge.to, isNew: edge.makesNew || place.isNew)
        if let known = distance[end] {
          if known == next { arrivals[end, default: []].append(Arrival(edge: edge, from: place)) }
        } else {
          distance[end] = next
          arrivals[end] = [Arrival(edge: edge, from: place)]
          reached.append(end)
        }
      }
      index += 1
    }
  }

  private static func isBetter(_ a: RouteGraph.Edge, _ b: RouteGraph.Edge) -> Bool {
    if (a.code == "") != (b.code == "") { return a.code == "" }
    switch (a.location, b.location) {
    case (let first?, let second?) where first != second: return first < second
    case (_?, nil): return true
    case (nil, _?): return false
    default: return RouteGraph.inOrder(a, b)
    }
  }

  func shortestChain(to node: String) -> [RouteGraph.Edge]? {
    guard var place = reached.first(where: { $0.node == node }) else { return nil }
    var edges: [RouteGraph.Edge] = []
    while let arrival = arrivals[place]?.first {
      edges.append(arrival.edge)
      place = arrival.from
    }
    return edges.reversed()
  }

  /// Every chain of the least length, at most so many.
  func shortestChains(to node: String, limit: Int) -> [[RouteGraph.Edge]] {
    guard let length = reached.first(where: { $0.node == node }).flatMap({ distance[$0] }) else { return [] }
    var open: [(place: Reached, edges: [RouteGraph.Edge])] = reached.reversed()
      .filter { $0.node == node && distance[$0] == length }.map { ($0, []) }
    var chains: [[RouteGraph.Edge]] = []
    while chains.count < limit, let (place, edges) = open.popLast() {
      let last = arrivals[place] ?? []
      if last.isEmpty { chains.append(edges.reversed()) }
      for arrival in last.reversed() { open.append((arrival.from, edges + [arrival.edge])) }
    }
    return chains
  }
}

/// For each node, how many edges of any kind lead from it to the goal at least.
func distances(to goal: String, in graph: RouteGraph) -> [String: Int] {
  let incoming = Dictionary(grouping: graph.edges, by: \.to)
  var distances = [goal: 0]
  var queue = [goal]
  var index = 0
  while index < queue.count {
    let node = queue[index]
    for edge in incoming[node] ?? [] where distances[edge.from] == nil {
      distances[edge.from] = (distances[node] ?? 0) + 1
      queue.append(edge.from)
    }
    index += 1
  }
  return distances
}
