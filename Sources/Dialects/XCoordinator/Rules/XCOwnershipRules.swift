/// Who keeps a coordinator: roots (L7), children (L8), its own screens (L12), instances beside the one on screen (L20).

import Facts
import RouteGraph
import Semantics
import SourceText

enum XCOwnershipRules {
  @Sendable static func check(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    roots(evidence) + children(evidence) + keepings(evidence) + detached(evidence)
  }

  // MARK: L7

  private static func roots(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    evidence.roots.compactMap { root in
      guard !root.owner.file.isTest, let handler = evidence.model.classes[root.type], handler.isCoordinator,
        !XCSelfKeeping.mayKeepItself(handler.id, in: ["init"], evidence),
        evidence.keepers.contains(handler.id) || !XCSelfKeeping.mayBeKept(handler.id, isAskedByAll: false, evidence)
      else { return nil }
      if root.constructed == nil {
        guard let made = root.local, let name = root.name, let nameRange = root.nameRange,
          let body = evidence.body(around: root.range, in: root.owner.file)
        else { return nil }
        let use = XCLocalUse(name, in: body)
        if use.isKept || XCSelfKeeping.mayKeepItself(handler.id, in: use.calledMethods, evidence) { return nil }
        return (root.owner.file, finding(handler, nameRange, made, evidence))
      }
      let range = root.constructed?.callee.range ?? root.range
      return (root.owner.file, finding(handler, range, root.constructed, evidence))
    }
  }

  private static func finding(
    _ handler: XCClass, _ range: TextRange, _ made: CallExpression?, _ evidence: XCEvidence
  ) -> XCFinding {
    var message = "\(handler.id.name) is released when this function ends; its children and unowned routers go with it"
    let initials = XCInitialContent(evidence.evaluator).initials(of: handler.id).flatMap(\.routes)
    let given = evidence.productionSites.first { $0.call == "initialRoute" && $0.node === made }
    if let route = given?.route ?? initials.first?.route, let name = given?.values.first?.name ?? initials.first?.name {
      message += ", and its first screen (\(route.name).\(name)) may never appear"
    }
    let isKeptByScreen = evidence.keepers.contains(handler.id)
    if isKeptByScreen { message = "only a screen of \(handler.id.name) keeps it: it is held by nobody else" }
    return XCFinding(
      range: range, severity: isKeptByScreen ? .hint : .warning, code: "ownership",
      message: message + "; store it in a property",
      related: [(.type(handler.id), "declared here")])
  }

  // MARK: L8

  private static func children(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    evidence.files.flatMap { file -> [(FileID, XCFinding)] in
      guard !file.isTest, let result = evidence.results[file] else { return [] }
      return result.instances.compactMap { instance in
        guard let owner = instance.owner.type, evidence.model.classes[owner]?.isCoordinator == true,
          // A redirection asks its parent at once.
          let handler = evidence.model.classes[instance.type], !evidence.resolver.isRedirection(handler.id),
          let body = evidence.body(around: instance.range, in: file)
        else { return nil }
        // Another branch may call another coordinator the same.
        let use = XCLocalUse(instance.name, in: XCBodies.innermost(around: instance.range, in: body))
        guard let target = use.target, !use.isKept, !use.isRoot,
          !XCSelfKeeping.mayKeepItself(
            handler.id, in: use.calledMethods.union(["init", "prepareTransition"]), evidence)
        else {
          return nil
        }
        let route = target.map { "\(handler.route?.name ?? "its route").\($0)" } ?? (handler.route?.name ?? "its route")
        return (
          file,
          XCFinding(
            range: instance.range, severity: .warning, code: "ownership",
            message: "\(handler.id.name) is gone before \(route) runs; keep it with addChild(\(instance.name))",
            related: [(.type(handler.id), "declared here")])
        )
      }
    }
  }

  // MARK: L12

  private static func keepings(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    let forsaken = evidence.keepers.isEmpty ? [] : forsaken(evidence)
    return evidence.files.flatMap { file in
      // Of several targets' or apps' classes of one name, another may be meant, which is no coordinator of the framework's.
      let known = (evidence.results[file]?.keepings ?? []).filter { keeping in
        !forsaken.contains(keeping.owner) && evidence.resolver.isDeclaredOnce(keeping.owner)
      }
      return known.map { keeping in
        let message = "\(keeping.screen.name) keeps its own coordinator \(keeping.owner.name) alive; use unownedRouter"
        return (file, XCFinding(range: keeping.range, severity: .hint, code: "ownership", message: message))
      }
    }
  }

  /// Classes of which some instance has nobody but its screens: with an unowned router it would be gone at once.
  private static func forsaken(_ evidence: XCEvidence) -> Set<NominalID> {
    var forsaken = Set<NominalID>()
    for (file, result) in evidence.results where !file.isTest {
      for instance in result.instances where !forsaken.contains(instance.type) {
        let ancestors = evidence.resolver.lineage(of: evidence.resolver.selfType(of: instance.type)).map(\.id)
        guard !evidence.keepers.isDisjoint(with: ancestors), let body = evidence.body(around: instance.range, in: file)
        else { continue }
        let use = XCLocalUse(instance.name, in: XCBodies.innermost(around: instance.range, in: body))
        let isKept = use.isKept || use.isRoot
        let methods = use.calledMethods.union(["init", "prepareTransition"])
        if isKept || XCSelfKeeping.mayKeepItself(instance.type, in: methods, evidence) { continue }
        forsaken.formUnion(ancestors)
      }
    }
    return forsaken
  }

  // MARK: L20

  private static func detached(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    let rooted = Set(evidence.roots.filter { !$0.owner.file.isTest }.map(\.type))
    var findings: [(FileID, XCFinding)] = []
    for holding in evidence.holdings where !holding.location.file.isTest {
      guard let type = holding.constructed, rooted.contains(type), evidence.resolver.isDeclaredOnce(type),
        evidence.model.classes[holding.owner] == nil, !isShown(holding, evidence)
      else { continue }
      for site in evidence.productionSites
      where site.owner.type == holding.owner && receiverName(site.node) == holding.property {
        guard let value = site.values.first else { continue }
        let route = value.name.map { "\(site.route?.name ?? "").\($0)" } ?? "a route"
        findings.append(
          (
            site.owner.file,
            XCFinding(
              range: value.range, severity: .hint, code: "detached-instance",
              message: "\(route) is triggered on a \(type.name) that is not the one on screen; share one",
              related: [(.location(holding.location), "this instance is never made the root")])
          ))
      }
    }
    return findings
  }

  /// By whatever type it is reached: a base class, an heir, a protocol.
  private static func isShown(_ holding: XCHolding, _ evidence: XCEvidence) -> Bool {
    evidence.shown.contains { shown in
      guard shown.property == holding.property else { return false }
      return evidence.inherits(holding.owner, from: shown.owner) || evidence.inherits(shown.owner, from: holding.owner)
    }
  }

  private static func receiverName(_ call: CallExpression) -> String? {
    guard case .member(let member) = call.callee, let base = member.base else { return nil }
    switch XCVisitor.plain(base) {
    case .name(let node): return node.name
    case .member(let node): return node.name
    default: return nil
    }
  }
}
