/// Navigation containers: R11, R12 and R25.

import Facts
import RouteGraph
import Semantics
import SourceText

enum ContainerRules {
  @Sendable static func check(_ evidence: StinsenEvidence) -> [(FileID, StinsenFinding)] {
    nested(evidence) + fullScreenOnMac(evidence) + missing(evidence)
  }

  /// R12, where every declaration of the route does it: which of several `#if` branches is built is not known.
  private static func nested(_ evidence: StinsenEvidence) -> [(FileID, StinsenFinding)] {
    eachShape(evidence).compactMap { coordinator, name, shape in
      guard coordinator.routes(named: name).allSatisfy({ $0.shapes.allSatisfy { isNested($0, evidence.resolver) } }),
        case .coordinator(let output) = shape.output
      else { return nil }
      return (
        shape.file,
        StinsenMessages.warning(
          "nested-navigation-container", shape.nameRange,
          "push '\(name)' of '\(coordinator.id.name)' shows '\(output)', a second navigation view")
      )
    }
  }

  private static func isNested(_ shape: StinsenShape, _ resolver: Resolver) -> Bool {
    guard shape.kind == .presentation("push"), case .coordinator(let output) = shape.output else { return false }
    return buildsNavigation(output, resolver)
  }

  /// An NVC, or a wrapper subclass whose body constructs a navigation view.
  private static func buildsNavigation(_ type: Type, _ resolver: Resolver) -> Bool {
    guard case .nominal(let id, _) = type else { return false }
    if id.name == "NavigationViewCoordinator" { return true }
    guard resolver.conforms(id, to: "ViewWrapperCoordinator") == .yes else { return false }
    return resolver.info(id).entries.contains { entry in
      entry.node.members.contains { member in
        guard case .function(let node) = member, let body = node.body else { return false }
        return ConstructionFinder.names(in: body.statements).contains(where: StinsenContainers.isContainer)
      }
    }
  }

  /// R25
  private static func fullScreenOnMac(_ evidence: StinsenEvidence) -> [(FileID, StinsenFinding)] {
    eachShape(evidence).compactMap { coordinator, name, shape in
      guard shape.kind == .presentation("fullScreen"),
        shape.conditions.contains(where: { $0.holds && $0.system == "macOS" })
      else { return nil }
      return (
        shape.file,
        StinsenMessages.warning(
          "no-op-transition", shape.nameRange,
          "'\(name)' of '\(coordinator.id.name)' is full screen, which macOS does not show")
      )
    }
  }

  // MARK: R11

  /// A push with no container on any way from an entry. Hosts count as containers wherever they could be one.
  private static func missing(_ evidence: StinsenEvidence) -> [(FileID, StinsenFinding)] {
    let states = ContainerStates(evidence)
    guard !evidence.presence.entries.isEmpty else { return [] }
    let presented = Set(
      evidence.calls.filter { $0.operation == .route }.flatMap { call in
        call.routes.map { RouteID(CoordinatorID(call.coordinator.name), $0) }
      })
    return eachShape(evidence).compactMap { coordinator, name, shape in
      guard shape.kind == .presentation("push"), presented.contains(RouteID(coordinator.coordinatorID, name)),
        coordinator.variants.count == 1, coordinator.variants.first?.routes[name]?.shapes.count == 1,
        states.isNeverContained(coordinator.id)
      else { return nil }
      return (
        shape.file,
        StinsenMessages.warning(
          "missing-navigation-container", shape.nameRange,
          "push '\(name)' of '\(coordinator.id.name)' has no navigation view above it")
      )
    }
  }

  private static func eachShape(_ evidence: StinsenEvidence) -> [(StinsenCoordinator, String, StinsenShape)] {
    evidence.coordinators.flatMap { coordinator in
      coordinator.variants.flatMap { variant in
        variant.order.flatMap { name in
          (variant.routes[name]?.shapes ?? []).map { (coordinator, name, $0) }
        }
      }
    }
  }
}

/// For each type, whether it appears inside and outside of a container.
private struct ContainerStates {
  private struct State: Hashable {
    var type: NominalID
    var isContained: Bool
  }

  private var reached = Set<State>()

  init(_ evidence: StinsenEvidence) {
    let presence = evidence.presence
    var pending: [State] = []
    for entry in presence.entries {
      let hosts = evidence.hosts.filter { host in
        host.coordinator == entry && !(host.owner.map { evidence.model.coordinators[$0] != nil } ?? false)
      }
      let embeddings = evidence.embeddings.filter { $0.coordinator == entry }
      let isContained = ContainerStates.mayBeContained(entry, hosts, embeddings, evidence)
      pending.append(State(type: entry, isContained: isContained))
    }
    while let state = pending.popLast() {
      let own = evidence.model.coordinators[state.type]
      let isContained = state.isContained || (own?.variants.contains(where: \.customizesWithContainer) ?? false)
      guard reached.insert(State(type: state.type, isContained: isContained)).inserted else { continue }
      for edge in presence.edges[state.type] ?? [] {
        pending.append(
          State(type: edge.to, isContained: ContainerStates.isContained(behind: edge, isContained, evidence)))
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
          let mentioned = entry.node.mentions + ContainerStates.constructed(by: entry.node)
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

  private static func isContained(behind edge: StinsenEdge, _ isContained: Bool, _ evidence: StinsenEvidence) -> Bool {
    if edge.hasContainer { return true }
    switch edge.kind {
    case .construction: return isContained
    case .route(.root), .route(.tab), .route(.presentation("push")): return isContained
    case .route(.presentation("modal")), .route(.presentation("fullScreen")): return false
    case .route: return true
    }
  }
}
