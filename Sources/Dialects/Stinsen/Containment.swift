/// Which types appear inside of a navigation container, and which outside.

import Facts
import RouteGraph
import Semantics
import SourceText

/// For each type, whether it appears inside and outside of a container.
struct StinsenContainment: Sendable {
  struct State: Hashable, Sendable {
    var type: NominalID
    var isContained: Bool
  }

  private var reached = Set<State>()

  /// It follows from how the app's start is contained, and from what survives most keystrokes.
  static func of(_ evidence: StinsenEvidence) -> StinsenContainment {
    let starts = evidence.presence.entries.map { entry in
      let hosts = evidence.hosts.filter { host in
        host.coordinator == entry && !(host.owner.map { evidence.model.coordinators[$0] != nil } ?? false)
      }
      let embeddings = evidence.embeddings.filter { $0.coordinator == entry }
      return State(type: entry, isContained: mayBeContained(entry, hosts, embeddings, evidence))
    }
    return evidence.presence.surroundings.lastContainment.value(for: starts) {
      StinsenContainment(from: starts, evidence.presence)
    }
  }

  private init(from starts: [State], _ presence: StinsenPresence) {
    var pending = starts
    while let state = pending.popLast() {
      let own = presence.model.coordinators[state.type]
      let isContained = state.isContained || (own?.variants.contains(where: \.customizesWithContainer) ?? false)
      guard reached.insert(State(type: state.type, isContained: isContained)).inserted else { continue }
      for edge in presence.edges[state.type] ?? [] {
        pending.append(
          State(type: edge.to, isContained: StinsenContainment.isContained(behind: edge, isContained)))
      }
    }
  }

  func isNeverContained(_ id: NominalID) -> Bool {
    reached.contains(State(type: id, isContained: false)) && !reached.contains(State(type: id, isContained: true))
  }

  /// Anything but a bare `X().view()` in an app's own scene counts as a host that may contain.
  private static func mayBeContained(
    _ entry: NominalID, _ hosts: [StinsenHost], _ embeddings: [StinsenEmbedding], _ evidence: StinsenEvidence
  ) -> Bool {
    guard !hosts.isEmpty, hosts.count == embeddings.count else { return true }
    if hosts.contains(where: \.isWrapped) || embeddings.contains(where: \.isWrapped) { return true }
    return embeddings.contains { embedding in
      guard let owner = embedding.owner else { return true }
      let ancestors = evidence.presence.ancestors(of: owner).union([owner])
      return ancestors.contains { type in
        let info = evidence.resolver.info(type)
        return (info.entries + info.extensions).contains { entry in
          let mentioned = entry.node.mentions + StinsenContainment.constructed(by: entry.node)
          return mentioned.contains(where: StinsenContainers.isContainer)
        }
      }
    }
  }

  private static func constructed(by node: TypeDeclaration) -> [String] {
    node.members.flatMap { member -> [String] in
      switch member {
      case .function(let function): return ConstructionFinder.names(in: function.body?.statements ?? [])
      case .variable(let variable):
        return variable.bindings.flatMap { binding in
          binding.accessors.flatMap { ConstructionFinder.names(in: $0.body?.statements ?? []) }
            + (binding.value.map { ConstructionFinder.names(in: [.expression($0)]) } ?? [])
        }
      case .type, .enumCase, .alias: return []
      }
    }
  }

  private static func isContained(behind edge: StinsenEdge, _ isContained: Bool) -> Bool {
    if edge.hasContainer { return true }
    switch edge.kind {
    case .construction: return isContained
    case .route(.root), .route(.tab), .route(.presentation("push")): return isContained
    case .route(.presentation("modal")), .route(.presentation("fullScreen")): return false
    case .route: return true
    }
  }
}
