/// Routers from the environment and the store: R16 to R20.

import Facts
import RouteGraph
import Semantics
import SourceText

enum RouterRules {
  @Sendable static func check(_ evidence: StinsenEvidence) -> [(FileID, StinsenFinding)] {
    var findings: [(FileID, StinsenFinding)] = []
    for (file, report) in evidence.files {
      for variable in report.result.routerVariables {
        guard let coordinator = evidence.model.coordinators[variable.coordinator], !coordinator.isForeign else {
          continue
        }
        if let finding = publishedOtherwise(variable, coordinator) {
          findings.append((file, finding))
        } else if variable.source == .environment {
          if let finding = notProvided(variable, coordinator, evidence) { findings.append((file, finding)) }
        } else {
          findings += neverCreated(variable, coordinator, report, evidence).map { (file, $0) }
          if let finding = severalAlive(variable, coordinator, evidence) { findings.append((file, finding)) }
        }
      }
      findings += neverStored(report, evidence).map { (file, $0) }
      findings += report.result.keptRouters.map { (file, outlives($0)) }
    }
    return findings
  }

  /// R18
  private static func publishedOtherwise(
    _ variable: StinsenRouterVariable, _ coordinator: StinsenCoordinator
  ) -> StinsenFinding? {
    guard let type = coordinator.routerStorable, let declaration = coordinator.routerStorableRange else { return nil }
    let name = type.spelledWithoutArguments
    var finding = StinsenMessages.warning(
      "missing-environment-router", variable.range,
      "'\(coordinator.id.name)' publishes a router of '\(name)', not of itself; '\(variable.unconditionalRead ?? variable.name)' is not found"
    )
    finding.related = [(.location(declaration), "published here")]
    return finding
  }

  /// R16
  private static func notProvided(
    _ variable: StinsenRouterVariable, _ coordinator: StinsenCoordinator, _ evidence: StinsenEvidence
  ) -> StinsenFinding? {
    guard !variable.isOptional, let read = variable.unconditionalRead, !evidence.presence.entries.isEmpty,
      !evidence.providesEnvironmentObjects, !evidence.presence.isBelow(variable.owner, coordinator.id)
    else { return nil }
    let ancestors = evidence.presence.ancestors(of: variable.owner)
    let isShown = ancestors.contains { evidence.model.coordinators[$0] != nil && evidence.presence.live.contains($0) }
    guard isShown, isOnlyShown(variable.owner, evidence),
      !mayBeHanded(variable.owner, to: coordinator, by: ancestors, evidence)
    else { return nil }
    var finding = StinsenMessages.warning(
      "missing-environment-router", variable.range,
      "no ancestor of '\(variable.owner.name)' provides the router of '\(coordinator.id.name)'; reading '\(read)' traps"
    )
    finding.related = [(.coordinator(coordinator.coordinatorID), "'\(coordinator.id.name)' is declared here")]
    return finding
  }

  /// Who shows the view also makes the coordinator, or something whose code makes it: `NavigationViewCoordinator { … }`
  /// with an initializer of the workspace's own. And one of the coordinator's initializers takes views: what it is given
  /// appears below it, and finds its router, though another's code constructs it.
  private static func mayBeHanded(
    _ view: NominalID, to coordinator: StinsenCoordinator, by ancestors: Set<NominalID>, _ evidence: StinsenEvidence
  ) -> Bool {
    let uses = evidence.composition.uses
    let makers = ancestors.union(ancestors.flatMap { uses[$0] ?? [] })
    guard makers.contains(where: { uses[$0]?.contains(coordinator.id) ?? false }) else { return false }
    let shown = Set(ancestors.map(\.simpleName)).union([view.simpleName, "View", "AnyView"])
    return evidence.project.names.types(named: coordinator.id.name).contains { entry in
      entry.node.members.contains { member in
        guard case .function(let initializer) = member, initializer.name == "init" else { return false }
        let views = shown.union((entry.node.generics + initializer.generics).map(\.name))
        return initializer.parameters.contains { parameter in
          parameter.type.handedNames.contains { views.contains($0) || evidence.resolver.mayBeAlias($0) }
        }
      }
    }
  }

  /// Every construction of the view is on a way from a coordinator.
  private static func isOnlyShown(_ view: NominalID, _ evidence: StinsenEvidence) -> Bool {
    let users = evidence.composition.users[view] ?? []
    return !evidence.composition.usedAtTopLevel.contains(view)
      && users.allSatisfy { user in
        evidence.model.coordinators[user] != nil || !evidence.presence.coordinators(showing: user).isEmpty
      }
  }

  /// R17, R17b
  private static func neverCreated(
    _ variable: StinsenRouterVariable, _ coordinator: StinsenCoordinator, _ report: StinsenFileReport,
    _ evidence: StinsenEvidence
  ) -> [StinsenFinding] {
    guard isNeverCreated(coordinator, evidence) else { return [] }
    let calls = report.result.calls.filter {
      $0.coordinator == coordinator.id && $0.owner == variable.owner && $0.holder?.member == variable.name
        && !$0.isInvalid
    }
    return calls.compactMap { call in
      let isUnwrapped = variable.isForced && call.holder?.isDirect == true && !call.isOptionalReceiver
      let isForced = call.isForced || isUnwrapped
      var finding = neverShown(call, coordinator, isForced: isForced)
      finding?.related.append((.location(Location(variable.file, variable.range)), "the router is looked up here"))
      return finding
    }
  }

  /// The same of what code asks the store for, without a variable of its type.
  private static func neverStored(_ report: StinsenFileReport, _ evidence: StinsenEvidence) -> [StinsenFinding] {
    report.result.calls.compactMap { call in
      guard let holder = call.holder, holder.member == nil, !call.isInvalid,
        let coordinator = evidence.model.coordinators[call.coordinator], !coordinator.isForeign,
        isNeverCreated(coordinator, evidence)
      else { return nil }
      return neverShown(call, coordinator, isForced: call.isForced)
    }
  }

  /// Where something of the type may be, a container or a closure may have made it.
  private static func isNeverCreated(_ coordinator: StinsenCoordinator, _ evidence: StinsenEvidence) -> Bool {
    coordinator.isFullyKnown && (evidence.composition.users[coordinator.id] ?? []).isEmpty
      && !evidence.composition.usedAtTopLevel.contains(coordinator.id)
      && !evidence.files.contains { $0.report.result.mentioned[coordinator.id.simpleName] != nil }
  }

  private static func neverShown(
    _ call: StinsenCall, _ coordinator: StinsenCoordinator, isForced: Bool
  ) -> StinsenFinding? {
    guard let route = call.routes.first else { return nil }
    let name = coordinator.id.name
    var finding =
      isForced
      ? StinsenMessages.warning(
        "crash-on-transition", call.range,
        "'\(name)' is never created: its router is nil and this call for '\(route)' traps")
      : StinsenMessages.warning(
        "no-op-transition", call.range,
        "'\(name)' is never created: its router is always nil and '\(route)' is never shown")
    finding.related = [(.coordinator(coordinator.coordinatorID), "'\(name)' is declared here")]
    return finding
  }

  /// R19
  private static func severalAlive(
    _ variable: StinsenRouterVariable, _ coordinator: StinsenCoordinator, _ evidence: StinsenEvidence
  ) -> StinsenFinding? {
    // Of several targets' or apps', each may be made in one place.
    guard coordinator.variants.count == 1 else { return nil }
    let ways = evidence.presence.incoming[coordinator.id] ?? []
    let tabs = Set(ways.filter { $0.kind == .route(.tab) }.map { "\($0.from.name).\($0.route ?? "")" })
    let presentsItself = ways.contains { edge in
      guard edge.from == coordinator.id, case .route(let kind) = edge.kind else { return false }
      return kind.isPresentation
    }
    guard tabs.count > 1 || presentsItself else { return nil }
    return StinsenFinding(
      range: variable.range, severity: .hint, code: "ownership",
      message: "several '\(coordinator.id.name)' can be alive: the router found is the last one made")
  }

  /// R20
  private static func outlives(_ kept: StinsenKeptRouter) -> StinsenFinding {
    StinsenFinding(
      range: kept.range, severity: .hint, code: "ownership",
      message: "router of '\(kept.coordinator.name)' outlives its coordinator; reading 'coordinator' then traps")
  }
}

extension TypeSyntax {
  /// What an argument of the type may be, or make.
  fileprivate var handedNames: [String] {
    switch self {
    case .function(let function): function.result.handedNames
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type): type.handedNames
    default: mentionedNames
    }
  }
}
