/// What handlers do when they run: missing ones (L2), those that do nothing (L3), those that never end (L15).

import Facts
import RouteGraph
import Semantics
import SourceText

enum XCHandlerRules {
  @Sendable static func check(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    missing(evidence) + missingClosures(evidence) + noops(evidence) + cycles(evidence)
  }

  // MARK: L2

  private static func missing(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    var findings: [(FileID, XCFinding)] = []
    for handler in evidence.productionClasses where lacksHandler(handler, evidence) {
      let isBase = evidence.model.classes.values.contains { $0.superclass == handler.id }
      let isCreated = evidence.constructed.contains(handler.id)
      if isBase, !isCreated { continue }
      let site = site(of: handler, evidence)
      let base = evidence.evaluator.handlerFunction(of: handler.id)?.owner.name
      let text = "does not override prepareTransition" + (base.map { ", which only traps in \($0)" } ?? "")
      if isCreated, let site, let value = site.values.first {
        let route = value.name.map { "\(site.route?.name ?? "").\($0)" } ?? (site.route?.name ?? "a route")
        findings.append(
          (
            site.owner.file,
            XCFinding(
              range: value.range, severity: .error, code: "crash-on-transition",
              message: "\(handler.id.name) triggers \(route) but \(text)",
              related: [(.type(handler.id), "declared here")])
          ))
      } else if let place = handler.declarations.first {
        findings.append(
          (
            place.file,
            XCFinding(
              range: place.range, severity: .warning, code: "crash-on-transition",
              message: "\(handler.id.name) \(text): every route that it is given traps")
          ))
      }
    }
    return findings
  }

  /// Where a route is triggered that only this class can answer.
  private static func site(of handler: XCClass, _ evidence: XCEvidence) -> XCSite? {
    evidence.productionSites.first { site in
      guard site.values.contains(where: { $0.status == .resolved }), let route = handler.route, site.route == route
      else { return false }
      return site.receiver == handler.id || evidence.model.productionHandlers(of: route) == [handler.id]
    }
  }

  private static func missingClosures(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    evidence.files.flatMap { evidence.results[$0]?.missingHandlers ?? [] }.compactMap { missing in
      let declared = evidence.model.classes[missing.type]
      // A subclass may have the handler.
      if evidence.model.classes.values.contains(where: { $0.superclass == missing.type }) { return nil }
      let isMade = missing.owner.type != missing.type || evidence.constructed.contains(missing.type)
      let isTriggered = isMade && (missing.isTriggered || declared.flatMap { site(of: $0, evidence) } != nil)
      return (
        missing.owner.file,
        XCFinding(
          range: missing.range, severity: isTriggered ? .error : .warning, code: "crash-on-transition",
          message: "\(missing.type.simpleName) gets no \(missing.label) closure and does not override "
            + "\(missing.handler): every route that it is given traps")
      )
    }
  }

  /// 3.0's coordinators may have a builder instead.
  private static func asksForHandler(_ handler: XCClass, _ evidence: XCEvidence) -> Bool {
    handler.declarations.allSatisfy {
      let generation = evidence.model.versions.version(of: $0.file).generation
      return generation == .one || generation == .two
    }
  }

  private static func lacksHandler(_ handler: XCClass, _ evidence: XCEvidence) -> Bool {
    guard handler.isCoordinator, !handler.takesHandlerClosure, asksForHandler(handler, evidence),
      let route = handler.route,
      evidence.model.routes[route]?.cases.isEmpty == false, evidence.resolver.isDeclaredOnce(route),
      isUnanswered(handler.id, evidence)
    else { return false }
    let lineage = evidence.resolver.lineage(of: evidence.resolver.selfType(of: handler.id))
    guard lineage.contains(where: { $0.id.name == XCName.base }) else { return false }
    return lineage.allSatisfy {
      let info = evidence.resolver.info($0.id)
      return info.unknownAttributes.isEmpty && !info.mayHaveOtherMembers && evidence.resolver.isDeclaredOnce($0.id)
    }
  }

  /// No class of its chain has a handler, or the next one that has is there to be overridden.
  private static func isUnanswered(_ handler: NominalID, _ evidence: XCEvidence) -> Bool {
    guard let found = evidence.evaluator.handlerFunction(of: handler) else { return true }
    let all = evidence.resolver.info(found.owner).members(named: found.node.name)
    guard found.owner != handler, all.count == 1, found.node.head.conditions.isEmpty,
      evidence.model.classes[found.owner] != nil, let body = found.node.body,
      !body.isSkipped, body.statements.count == 1, case .expression(let only)? = body.statements.first
    else { return false }
    return XCTrap.isTrap(only) && !XCTrap.isRedefined(of: evidence.resolver.selfType(of: handler), evidence.resolver)
  }

  // MARK: L3

  private static func noops(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    // What does nothing by itself, somebody may wait for.
    if evidence.observesTransitions { return [] }
    return evidence.productionSites.flatMap { site -> [(FileID, XCFinding)] in
      guard !["deepLink", "peek", "prepare", "chain"].contains(site.call), !site.handlesCompletion,
        let route = site.route
      else { return [] }
      let handlers = evidence.possibleHandlers(of: site)
      guard !handlers.isEmpty else { return [] }
      return site.values.compactMap { value in
        guard let name = value.name, value.status == .resolved else { return nil }
        let outcomes = handlers.map { evidence.outcomes(of: $0, route, name) }
        guard outcomes.allSatisfy(isNoop) else { return nil }
        var finding = XCFinding(
          range: value.range, severity: .warning, code: "no-op-transition",
          message: message(handlers, route, name, evidence))
        finding.related = [(.route(route, name), "declared here")]
        if let cause = outcomes.first?.first?.location {
          finding.related.append((.location(cause), "this is all that happens"))
        }
        return (site.owner.file, finding)
      }
    }
  }

  private static func isNoop(_ outcomes: [XCOutcome]) -> Bool {
    outcomes.allSatisfy {
      $0.flags.contains(.noop) && $0.flags.isDisjoint(with: [.guarded, .conditional, .acts, .unknown, .traps])
    }
  }

  private static func message(_ handlers: [NominalID], _ route: NominalID, _ name: String, _ evidence: XCEvidence)
    -> String
  {
    let handler = handlers[0]
    if handlers.count == 1, let declared = evidence.model.classes[handler], declared.kind == .redirection,
      let mapped = evidence.evaluator.mapped(declared, XCRouteValue(route: route, name: name), nil)?.first
    {
      return "\(route.name).\(name) is redirected to \(mapped.route.name).\(mapped.name ?? ""), which does nothing"
    }
    let names = handlers.map(\.name).joined(separator: ", ")
    return "\(route.name).\(name) does nothing in \(names) (.none())"
  }

  // MARK: L15

  private struct Node: Hashable, Comparable {
    var handler: NominalID
    var route: NominalID
    var name: String

    static func < (a: Node, b: Node) -> Bool { (a.handler, a.name) < (b.handler, b.name) }
  }

  private static func cycles(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    var edges: [Node: [(to: Node, edge: XCOutcome.Edge)]] = [:]
    for handler in evidence.productionClasses {
      guard let route = handler.route, let declared = evidence.model.routes[route] else { continue }
      for name in declared.caseNames {
        let outcomes = evidence.outcomes(of: handler.id, route, name)
        edges[Node(handler: handler.id, route: route, name: name)] = certain(outcomes, handler.id, route)
      }
    }
    var findings: [(FileID, XCFinding)] = []
    var reported = Set<Node>()
    for start in edges.keys.sorted() where !reported.contains(start) {
      guard let path = cycle(from: start, edges) else { continue }
      reported.formUnion(path.map(\.to))
      guard let first = path.first else { continue }
      let names = [start] + path.map(\.to)
      let text = names.dropFirst().map { "\($0.route.name).\($0.name)" }
      let message =
        path.count == 1
        ? "\(start.route.name).\(start.name) prepares itself for ever in \(start.handler.name)"
        : "\(start.route.name).\(start.name) prepares " + text.joined(separator: ", which prepares ")
      findings.append(
        (
          first.edge.file,
          XCFinding(range: first.edge.range, severity: .error, code: "crash-on-transition", message: message)
        ))
    }
    return findings
  }

  /// Edges to the same instance that every path goes.
  private static func certain(
    _ outcomes: [XCOutcome], _ handler: NominalID, _ route: NominalID
  ) -> [(to: Node, edge: XCOutcome.Edge)] {
    guard let first = outcomes.first, outcomes.allSatisfy({ $0.flags.isDisjoint(with: [.traps, .guarded]) }) else {
      return []
    }
    return first.edges.filter { edge in
      edge.isOwn && edge.route == route
        && outcomes.allSatisfy { $0.edges.contains { $0.name == edge.name && $0.isOwn && $0.route == edge.route } }
    }.map { (Node(handler: handler, route: route, name: $0.name), $0) }
  }

  private static func cycle(
    from start: Node, _ edges: [Node: [(to: Node, edge: XCOutcome.Edge)]]
  ) -> [(to: Node, edge: XCOutcome.Edge)]? {
    var paths: [[(to: Node, edge: XCOutcome.Edge)]] = (edges[start] ?? []).map { [$0] }
    var seen = Set<Node>()
    var next = 0
    while next < paths.count {
      let path = paths[next]
      next += 1
      guard let last = path.last else { continue }
      if last.to == start { return path }
      guard seen.insert(last.to).inserted, path.count < 16 else { continue }
      for step in edges[last.to] ?? [] { paths.append(path + [step]) }
    }
    return nil
  }
}
