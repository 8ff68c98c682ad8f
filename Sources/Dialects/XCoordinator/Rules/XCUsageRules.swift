/// What nothing leads to: cases (L4), classes (L5), and cases that only they use.

import Facts
import RouteGraph
import Semantics
import SourceText

enum XCUsageRules {
  @Sendable static func check(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    let dead = unreachable(evidence)
    return dead.compactMap { describe($0) } + unused(evidence, Set(dead.map(\.id)))
  }

  /// Where the cases are declared that nothing triggers.
  static func unusedCases(_ evidence: XCEvidence) -> Set<Location> {
    let findings = unused(evidence, []).filter { $1.code == "unused-route" }
    return Set(findings.map { Location($0, $1.range) })
  }

  // MARK: L5

  private static func unreachable(_ evidence: XCEvidence) -> [XCClass] {
    // Whoever answers these came from out of sight: out of a container, of a file that is not here.
    let strangers = Set(evidence.productionSites.filter { $0.route == nil }.flatMap { $0.values.compactMap(\.name) })
    return evidence.productionClasses.filter { handler in
      guard !handler.isPublic, !evidence.constructed.contains(handler.id), !evidence.mentioned.contains(handler.id),
        !mayBeMeant(handler, strangers, evidence), !evidence.configuredEntries.contains(handler.id)
      else { return false }
      let isBase = evidence.model.classes.values.contains { $0.superclass == handler.id }
      let isGeneric = !evidence.resolver.selfType(of: handler.id).arguments.isEmpty
      return !isBase && !isGeneric && evidence.isClass(handler.id) && !evidence.mayBeMadeGenerically(handler.id)
    }
  }

  private static func mayBeMeant(_ handler: XCClass, _ names: Set<String>, _ evidence: XCEvidence) -> Bool {
    guard !names.isEmpty, let id = handler.route, let route = evidence.model.routes[id] else { return false }
    return !names.isDisjoint(with: route.caseNames)
  }

  private static func describe(_ handler: XCClass) -> (FileID, XCFinding)? {
    guard let place = handler.declarations.first else { return nil }
    return (
      place.file,
      XCFinding(
        range: place.range, severity: .hint, code: "unreachable-coordinator",
        message: "\(handler.id.name) is never created")
    )
  }

  // MARK: L4

  private static func unused(_ evidence: XCEvidence, _ dead: Set<NominalID>) -> [(FileID, XCFinding)] {
    var findings: [(FileID, XCFinding)] = []
    let usage = XCUsage(evidence)
    for route in evidence.model.routes.values.sorted(by: { $0.id < $1.id })
    where !route.isTest && !route.mayBeUsedElsewhere && evidence.resolver.isDeclaredOnce(route.id) {
      let handlers = evidence.model.productionHandlers(of: route.id)
      if !handlers.isEmpty, handlers.allSatisfy(dead.contains) { continue }
      for name in route.caseNames {
        guard let declared = route.cases(named: name).first, declared.kind == .enumCase, !route.isConditional(declared)
        else { continue }
        if usage.loose.contains(name) { continue }
        let users = usage.users[XCUsage.Key(route: route.id, name: name)] ?? []
        if users.isEmpty {
          if isContent(route.id, name, handlers, evidence) { continue }
          findings.append((declared.file, hint(declared, route, usage)))
        } else if users.allSatisfy({ $0.map(dead.contains) ?? false }) {
          findings.append(
            (
              declared.file,
              XCFinding(
                range: declared.nameRange, severity: .hint, code: "unreachable-route",
                message: "\(route.id.name).\(name) is only triggered by \(list(users)), which is never created")
            ))
        }
      }
    }
    return findings
  }

  private static func list(_ users: [NominalID?]) -> String {
    Set(users.compactMap { $0?.name }).sorted().joined(separator: ", ")
  }

  private static func hint(_ declared: XCCase, _ route: XCRouteType, _ usage: XCUsage) -> XCFinding {
    let isTested = usage.tested.contains(XCUsage.Key(route: route.id, name: declared.name))
    let message = "\(route.id.name).\(declared.name) is " + (isTested ? "only triggered by tests" : "never triggered")
    return XCFinding(range: declared.nameRange, severity: .hint, code: "unused-route", message: message)
  }

  /// Shown from the start, so that its case is for the user's own taps.
  private static func isContent(
    _ route: NominalID, _ name: String, _ handlers: [NominalID], _ evidence: XCEvidence
  ) -> Bool {
    handlers.contains { handler in
      if evidence.resolver.hasSeveralSuperclasses(handler) { return true }
      guard let kind = evidence.model.classes[handler]?.kind, kind == .tab || kind == .page || kind == .split else {
        return false
      }
      let outcomes = evidence.outcomes(of: handler, route, name)
      return outcomes.contains {
        ["select", "set", "show", "push", "present", "action"].contains($0.kind) || !$0.published.isEmpty
      }
    }
  }
}

/// Which cases are written where.
struct XCUsage {
  struct Key: Hashable {
    var route: NominalID
    var name: String
  }

  /// The types whose code writes a case; nil for code outside of types.
  var users: [Key: [NominalID?]] = [:]
  var tested = Set<Key>()
  var loose = Set<String>()

  init(_ evidence: XCEvidence) {
    for (file, result) in evidence.results {
      if !file.isTest { loose.formUnion(result.looseNames) }
      for use in result.uses {
        let key = Key(route: use.route, name: use.name)
        if file.isTest { tested.insert(key) } else { users[key, default: []].append(use.owner) }
      }
    }
  }
}
