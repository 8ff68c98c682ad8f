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
      return State(type: entry, isContained: mayBeContained(hosts, embeddings, evidence))
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
    _ hosts: [StinsenHost], _ embeddings: [StinsenEmbedding], _ evidence: StinsenEvidence
  ) -> Bool {
    guard !hosts.isEmpty, hosts.count == embeddings.count else { return true }
    if hosts.contains(where: \.isWrapped) || embeddings.contains(where: \.isWrapped) { return true }
    return embeddings.contains { embedding in
      guard let owner = embedding.owner else { return true }
      let around = evidence.presence.ancestors(of: owner).union([owner]).union(made(beside: embedding, evidence))
      return around.contains { mentionsContainer($0, evidence) } || appliesContainer(owner, evidence)
    }
  }

  /// Views that the host's code makes, and what those make: any may stand around the coordinator's.
  private static func made(beside embedding: StinsenEmbedding, _ evidence: StinsenEvidence) -> Set<NominalID> {
    var seen = Set<NominalID>()
    var pending = evidence.composition.constructions.filter {
      $0.owner == embedding.owner && $0.member == embedding.member
    }.map(\.type)
    while let type = pending.popLast() {
      guard evidence.model.coordinators[type] == nil, seen.insert(type).inserted else { continue }
      pending += evidence.composition.uses[type] ?? []
    }
    return seen
  }

  private static func mentionsContainer(_ type: NominalID, _ evidence: StinsenEvidence) -> Bool {
    let info = evidence.resolver.info(type)
    return (info.entries + info.extensions).contains { entry in
      let named = entry.node.mentions + entry.node.inherited.flatMap(\.mentionedNames)
      return named.contains(where: StinsenContainers.isContainer) || entry.node.members.contains(where: makesContainer)
    }
  }

  /// A modifier of the workspace's own may wrap what it is applied to.
  private static func appliesContainer(_ host: NominalID, _ evidence: StinsenEvidence) -> Bool {
    let own = evidence.resolver.names.extensions(endingIn: "View").flatMap(\.node.members)
    let modifiers = Set(own.filter(makesContainer).compactMap(\.functionName))
    if modifiers.isEmpty { return false }
    let info = evidence.resolver.info(host)
    return (info.entries + info.extensions).flatMap(\.node.members).contains { member in
      var isApplied = false
      ExpressionWalk.visit(member.code) { expression in
        if case .member(let node) = expression, modifiers.contains(node.name) { isApplied = true }
      }
      return isApplied
    }
  }

  private static func makesContainer(_ member: Declaration) -> Bool {
    ConstructionFinder.names(in: member.code).contains(where: StinsenContainers.isContainer)
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

extension Declaration {
  fileprivate var functionName: String? { if case .function(let node) = self { node.name } else { nil } }

  /// Of a function, or of a variable's accessors and initial values.
  fileprivate var code: [Statement] {
    switch self {
    case .function(let function): function.body?.statements ?? []
    case .variable(let variable):
      variable.bindings.flatMap { binding in
        binding.accessors.flatMap { $0.body?.statements ?? [] } + (binding.value.map { [.expression($0)] } ?? [])
      }
    case .type, .enumCase, .alias: []
    }
  }
}
