/// Dismissals without a parent, pops at a root, and presentations under another screen: R13, R14 and R15.

import RouteGraph
import Semantics
import SourceText

enum ParentRules {
  @Sendable static func check(_ file: StinsenFileReport, _ evidence: StinsenEvidence) -> [StinsenFinding] {
    file.result.calls.compactMap { call in
      guard !call.isInvalid, let coordinator = evidence.model.coordinators[call.coordinator], !coordinator.isForeign
      else {
        return nil
      }
      return switch call.operation {
      case .dismissCoordinator: dismissal(call, coordinator, file.result, evidence)
      case .pop: pop(call, coordinator, evidence)
      case .route: covered(call, coordinator, file.result, evidence)
      default: nil
      }
    }
  }

  // MARK: R13

  private static func dismissal(
    _ call: StinsenCall, _ coordinator: StinsenCoordinator, _ file: StinsenFileResult, _ evidence: StinsenEvidence
  ) -> StinsenFinding? {
    let ways = evidence.presence.incoming[coordinator.id] ?? []
    guard !call.isOwn, !ways.isEmpty, !ways.contains(where: isPresentation), isFollowed(coordinator.id, evidence),
      !evidence.adopted.contains(coordinator.id), !evidence.adopted.contains(nil),
      !file.parentQuestions.contains(where: { $0 == call.owner }), !isAskedAbout(call.owner, evidence)
    else { return nil }
    let version = evidence.model.versions.version(of: call.file)
    let effect =
      version.isBelow(14) ? "traps" : "asserts in debug and does nothing in release"
    return StinsenMessages.warning(
      "crash-on-transition", call.operationRange,
      "'\(coordinator.id.name)' is never presented by a route: 'dismissCoordinator' \(effect)")
  }

  /// Whoever makes the view asks first: `if flow.canDismiss { CloseButton() }`.
  private static func isAskedAbout(_ view: NominalID?, _ evidence: StinsenEvidence) -> Bool {
    guard let view, evidence.model.coordinators[view] == nil else { return false }
    return evidence.composition.constructions(of: view).contains { evidence.parentQuestions.contains($0.owner) }
  }

  private static func isPresentation(_ edge: StinsenEdge) -> Bool {
    guard case .route(let kind) = edge.kind else { return false }
    return kind.isPresentation
  }

  /// Every construction is a route's factory or a `.view()`: none hands the coordinator to code out of sight.
  private static func isFollowed(_ id: NominalID, _ evidence: StinsenEvidence) -> Bool {
    let embedded = evidence.embeddings.filter { $0.coordinator == id }
    let constructions = evidence.composition.constructions(of: id)
    guard !constructions.isEmpty else { return false }
    return constructions.allSatisfy { construction in
      if let owner = construction.owner, let coordinator = evidence.model.coordinators[owner] {
        let shapes = coordinator.variants.flatMap { $0.routes.values.flatMap(\.shapes) }.filter { shape in
          shape.factories.contains { $0.name == construction.member }
        }
        if !shapes.isEmpty, shapes.allSatisfy({ $0.output != .unknown }) { return true }
      }
      return embedded.contains {
        $0.range.contains(construction.location.range) && $0.file == construction.location.file
      }
    }
  }

  // MARK: R14

  private static func pop(
    _ call: StinsenCall, _ coordinator: StinsenCoordinator, _ evidence: StinsenEvidence
  ) -> StinsenFinding? {
    guard call.isRouter, let view = call.owner, evidence.model.coordinators[view] == nil,
      (evidence.composition.users[view] ?? []) == [coordinator.id], !evidence.composition.usedAtTopLevel.contains(view)
    else { return nil }
    let showing = coordinator.variants.flatMap { variant in
      variant.order.flatMap { name in
        (variant.routes[name]?.shapes ?? []).filter { $0.constructed.contains(view) }.map { (name, $0) }
      }
    }
    let factories = Set(showing.flatMap { $0.1.factories.map(\.name) })
    guard let root = showing.first?.0, showing.allSatisfy({ $0.1.kind == .root }), !factories.isEmpty,
      evidence.composition.constructions(of: view).allSatisfy({ factories.contains($0.member) })
    else { return nil }
    return StinsenMessages.warning(
      "no-op-transition", call.operationRange,
      "'pop' on '\(coordinator.id.name)' does nothing: '\(view.name)' is shown only by root '\(root)'")
  }

  // MARK: R15

  private static func covered(
    _ call: StinsenCall, _ coordinator: StinsenCoordinator, _ file: StinsenFileResult, _ evidence: StinsenEvidence
  ) -> StinsenFinding? {
    guard call.mayBeCovered(in: evidence.model), let view = call.owner, evidence.model.coordinators[view] == nil,
      let route = call.routes.first, coordinator.variants.count == 1, isEnvironmentRouter(call, file)
    else { return nil }
    let showing = evidence.presence.coordinators(showing: view)
    guard !showing.isEmpty, !showing.contains(coordinator.id), let first = showing.sorted().first,
      !isShownOtherwise(view, evidence), !isAtDeparture(call, evidence)
    else { return nil }
    for screenOwner in showing {
      let exits = exits(from: coordinator.id, to: screenOwner, evidence)
      guard !exits.isEmpty, exits.allSatisfy(isPresentation) else { return nil }
    }
    if isAfterRemoval(call, file, evidence) || isHandedToRemover(call, file, evidence) { return nil }
    return StinsenMessages.warning(
      "no-op-transition", call.range,
      "'\(route)' is added to the stack of '\(coordinator.id.name)' but not shown: '\(first.name)' lies on top of it; route on '\(first.name)' or dismiss first"
    )
  }

  private static func isEnvironmentRouter(_ call: StinsenCall, _ file: StinsenFileResult) -> Bool {
    file.routerVariables.contains {
      $0.owner == call.owner && $0.name == call.receiverName && $0.source == .environment
    }
  }

  /// A `popToRoot`, a dismissal or what may do either, around the call or before it, or before its method is called, may
  /// have cleared the way.
  private static func isAfterRemoval(
    _ call: StinsenCall, _ file: StinsenFileResult, _ evidence: StinsenEvidence
  ) -> Bool {
    let removals = file.removals.filter { removal in
      removal.place.owner == call.owner && removal.method.map(evidence.removing.names.contains) ?? true
    }
    var places = [call.place]
    var members: Set<String> = []
    while let place = places.popLast() {
      if removals.contains(where: { $0.mayPrecede(place) }) { return true }
      guard members.insert(place.member).inserted else { continue }
      places += file.methodMentions.filter { $0.name == place.member && $0.place.owner == call.owner }.map(\.place)
    }
    return false
  }

  /// In a closure of a view that may remove something before it calls that.
  private static func isHandedToRemover(
    _ call: StinsenCall, _ file: StinsenFileResult, _ evidence: StinsenEvidence
  ) -> Bool {
    guard let closure = call.place.closure, let taker = file.closureTakers[closure] else { return false }
    return evidence.removing.owners.contains(taker)
  }

  /// A screen that goes may go because what covered the stack is dismissed.
  private static func isAtDeparture(_ call: StinsenCall, _ evidence: StinsenEvidence) -> Bool {
    evidence.departures.contains { file, departure in
      departure.owner == call.owner
        && (departure.names.contains(call.ownerMember) || (file == call.file && departure.range.contains(call.range)))
    }
  }

  /// Constructed where no coordinator is above, such as a preview or a window of its own.
  private static func isShownOtherwise(_ view: NominalID, _ evidence: StinsenEvidence) -> Bool {
    evidence.composition.usedAtTopLevel.contains(view)
  }

  /// The edges by which the ways from one coordinator to another leave the first.
  private static func exits(from: NominalID, to: NominalID, _ evidence: StinsenEvidence) -> [StinsenEdge] {
    (evidence.presence.edges[from] ?? []).filter { edge in
      edge.to == to || (edge.to != from && evidence.presence.reaches(edge.to, to, avoiding: from))
    }
  }
}

extension StinsenCall {
  /// Asks a router for a route that may be added to a stack below another coordinator: what else a call needs for R15
  /// is no matter of one file.
  func mayBeCovered(in model: StinsenModel) -> Bool {
    guard isRouter, let owner, !routes.isEmpty, origin == .other, receiverName != nil else { return false }
    return model.coordinators[coordinator]?.shows(owner) == false
  }
}

extension StinsenCoordinator {
  /// Whether one of its own routes leads to a view. Then R15 is silent about what that view asks of it, whether the route
  /// is alive or not, and the view's code need not be known whole.
  fileprivate func shows(_ view: NominalID) -> Bool {
    variants.contains { variant in
      variant.routes.values.contains { $0.shapes.contains { $0.targets.contains { $0.id == view } } }
    }
  }
}

extension StinsenPresence {
  /// Whether some way leads from one type to another without passing a third.
  func reaches(_ start: NominalID, _ goal: NominalID, avoiding barrier: NominalID) -> Bool {
    var seen: Set<NominalID> = [start, barrier]
    var pending = [start]
    while let current = pending.popLast() {
      if current == goal { return true }
      for edge in edges[current] ?? [] where seen.insert(edge.to).inserted { pending.append(edge.to) }
    }
    return false
  }
}
