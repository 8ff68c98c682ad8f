/// What comes too early or not at all: animations that are ignored (L16), handlers inside `super.init` (L21).

import Facts
import RouteGraph
import Semantics
import SourceText

enum XCTimingRules {
  @Sendable static func check(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    animations(evidence) + initialRoutes(evidence)
  }

  // MARK: L16

  private static func animations(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    let replacing = Set(evidence.files.flatMap { evidence.results[$0]?.delegates ?? [] })
    return evidence.files.flatMap { file -> [(FileID, XCFinding)] in
      (evidence.results[file]?.animations ?? []).compactMap { animation in
        guard replacing.contains(animation.owner), !file.isTest else { return nil }
        return (
          file,
          XCFinding(
            range: animation.range, severity: .hint, code: "lost-animation",
            message:
              "animation is ignored (debug: assertion): \(animation.owner.name) replaces the delegate of its root "
              + "controller; set the coordinator's own delegate")
        )
      }
    }
  }

  // MARK: L21

  private static func initialRoutes(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    evidence.productionSites.compactMap { site in
      guard site.call == "initialRoute", site.owner.kind == .initializer, let own = site.owner.type,
        site.values.count == 1,
        let value = site.values.first, let name = value.name, value.status == .resolved,
        case .member(let callee) = site.node.callee, case .name(let base)? = callee.base, base.name == "super",
        let body = evidence.body(around: site.node.range, in: site.owner.file),
        let handler = evidence.evaluator.handlerFunction(of: own),
        let statements = handler.node.statements(answering: name)
      else { return nil }
      let reads = XCEarlyReads(statements, own, handler.context, evidence)
      let late = assigned(in: body, behind: site.node.range)
      let early = assigned(in: body, before: site.node.range)
      for property in late.sorted() where !early.contains(property) {
        guard isImplicitlyUnwrapped(property, of: own, evidence), reads.needs(property),
          !XCEarlyReads.asks(for: property, in: handler.node.body?.statements ?? [])
        else { continue }
        return (
          site.owner.file,
          XCFinding(
            range: value.range, severity: .hint, code: "early-initial-route",
            message: "\(site.route?.name ?? "").\(name): the handler of \(own.name) runs inside super.init, before "
              + "'\(property)' is set")
        )
      }
      return nil
    }
  }

  private static func assigned(
    in body: [Statement], behind range: TextRange? = nil, before end: TextRange? = nil
  ) -> Set<String> {
    var names = Set<String>()
    for case .expression(.assignment(let node)) in body {
      if let range, node.range.start < range.end { continue }
      if let end, node.range.start > end.start { continue }
      switch node.target {
      case .name(let target): names.insert(target.name)
      case .member(let target):
        if case .name(let base)? = target.base, base.name == "self" { names.insert(target.name) }
      default: break
      }
    }
    return names
  }

  private static func isImplicitlyUnwrapped(_ name: String, of own: NominalID, _ evidence: XCEvidence) -> Bool {
    evidence.resolver.info(own).members(named: name).contains { member in
      guard case .variable(let node, let index) = member.declaration, index < node.bindings.count,
        case .implicitlyUnwrapped? = node.bindings[index].type
      else { return false }
      return !node.head.modifiers.contains(.lazy) && node.bindings[index].value == nil
    }
  }
}
