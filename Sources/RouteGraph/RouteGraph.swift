/// The graph of coordinators, routes and screens.

package import SourceText

package struct RouteGraph: Hashable, Sendable {
  package enum NodeKind: String, Sendable { case coordinator, route, screen, action }

  package struct Node: Hashable, Sendable {
    /// Unique: qualified name, `Coordinator.route`, or the screen's type name.
    package var id: String
    package var kind: NodeKind
    package var name: String
    package var location: Location?

    package init(id: String, kind: NodeKind, name: String, location: Location?) {
      self.id = id
      self.kind = kind
      self.name = name
      self.location = location
    }
  }

  /// What a chain must know of a node to leave it by an edge.
  package enum Passage: Sendable {
    case always
    /// Only where the node was there before the chain: not when the chain has just made it appear.
    case ifStanding
    /// Only where the chain has just made it appear.
    case ifNew
  }

  package struct Edge: Hashable, Sendable {
    package var from: String
    package var to: String
    package var kind: String
    package var location: Location?
    /// What to write to go this way; empty where the way costs no code, nil where code cannot go it.
    package var code: String?
    package var passage: Passage
    /// Going this way makes the node behind it appear; otherwise that is as new as the one before.
    package var makesNew: Bool
    /// Who stands before it has no way to name what is behind it: code for both cannot be written in one place.
    package var leavesReceiver: Bool

    package init(
      from: String, to: String, kind: String, location: Location?, code: String? = nil, passage: Passage = .always,
      makesNew: Bool = false, leavesReceiver: Bool = false
    ) {
      self.leavesReceiver = leavesReceiver
      self.passage = passage
      self.makesNew = makesNew
      self.from = from
      self.to = to
      self.kind = kind
      self.location = location
      self.code = code
    }

    /// Whether a chain can go this way.
    package var isWay: Bool { code != nil }
  }

  /// Sorted by id, without duplicates.
  package let nodes: [Node]
  /// Sorted by (from, to, kind, location), without duplicates; between nodes of this graph alone.
  package let edges: [Edge]

  package init(nodes: [Node], edges: [Edge]) {
    var seen = Set<String>()
    self.nodes = nodes.sorted { ($0.id, $0.location ?? .none) < ($1.id, $1.location ?? .none) }
      .filter { seen.insert($0.id).inserted }
    self.edges = Array(Set(edges)).filter { seen.contains($0.from) && seen.contains($0.to) }
      .sorted(by: RouteGraph.inOrder)
  }

  package static func inOrder(_ a: Edge, _ b: Edge) -> Bool {
    func key(_ edge: Edge) -> (String, String, String, Location, String) {
      (edge.from, edge.to, edge.kind, edge.location ?? .none, edge.code ?? "")
    }
    return key(a) < key(b)
  }
}

extension Location {
  /// Sorts before every real place.
  fileprivate static let none = Location(FileID(""), .zero)
}
