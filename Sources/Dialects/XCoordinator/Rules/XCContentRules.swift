/// Rules about what a class is as a whole: siblings that stay (L11), tabs that are not there (L14), handlers that act
/// too early (L17).

import Facts
import RouteGraph
import Semantics
import SourceText

enum XCContentRules {
  @Sendable static func check(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    siblings(evidence) + tabs(evidence) + early(evidence)
  }

  // MARK: L11

  private static func siblings(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    evidence.files.flatMap { file -> [(FileID, XCFinding)] in
      (evidence.results[file]?.siblings ?? []).compactMap { sibling in
        if isRemoved(sibling, evidence) { return nil }
        return (
          file,
          XCFinding(
            range: sibling.range, severity: .hint, code: "ownership",
            message: "\(sibling.type.name) stays until the shared root controller of \(sibling.owner.name) goes",
            related: [(.type(sibling.type), "declared here")])
        )
      }
    }
  }

  /// By the owner, the sibling itself, their base classes, heirs or protocols.
  private static func isRemoved(_ sibling: XCSibling, _ evidence: XCEvidence) -> Bool {
    evidence.removers.contains { remover in
      [sibling.owner, sibling.type].contains {
        evidence.inherits($0, from: remover) || evidence.inherits(remover, from: $0)
      }
    }
  }

  // MARK: L14

  private static func tabs(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    evidence.files.flatMap { file -> [(FileID, XCFinding)] in
      (evidence.results[file]?.tabIndices ?? []).compactMap { use in
        guard evidence.model.classes[use.owner]?.kind == .tab, !setsTabs(use.owner, evidence) else { return nil }
        let initials = XCInitialContent(evidence.evaluator).initials(of: use.owner)
        guard !initials.isEmpty, initials.allSatisfy({ $0.isExact && $0.routes.isEmpty }) else { return nil }
        let count = initials.map(\.tabCount).max() ?? 0
        guard count > 0, use.index >= count else { return nil }
        return (
          file,
          XCFinding(
            range: use.range, severity: .warning, code: "crash-on-transition",
            message: "\(use.owner.name) has \(count) tabs; there is none at index \(use.index)")
        )
      }
    }
  }

  /// Whether tabs may be others than those of the initialiser.
  private static func setsTabs(_ owner: NominalID, _ evidence: XCEvidence) -> Bool {
    let own = Set(evidence.resolver.lineage(of: evidence.resolver.selfType(of: owner)).map(\.id))
    return evidence.tabSetters.contains { own.contains($0) || $0.name == XCName.transition }
  }

  // MARK: L17

  private static func early(_ evidence: XCEvidence) -> [(FileID, XCFinding)] {
    evidence.productionSites.flatMap { site -> [(FileID, XCFinding)] in
      guard ["route", "chain", "peek"].contains(site.call), let route = site.route else { return [] }
      let handlers = evidence.possibleHandlers(of: site)
      guard handlers.count == 1 else { return [] }
      return site.values.compactMap { value in
        guard let name = value.name, value.status == .resolved else { return nil }
        let outcomes = evidence.outcomes(of: handlers[0], route, name)
        guard !outcomes.isEmpty,
          outcomes.allSatisfy({ $0.flags.contains(.shows) && !$0.flags.contains(.unknown) })
        else { return nil }
        return (
          site.owner.file,
          XCFinding(
            range: value.range, severity: .hint, code: "prepare-side-effect",
            message: "\(route.name).\(name) acts in \(handlers[0].name) when it is prepared, not when it is performed",
            related: [(.route(route, name), "declared here")])
        )
      }
    }
  }
}
