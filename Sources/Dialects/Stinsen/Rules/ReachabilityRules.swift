/// What no entry point leads to: R24.

import RouteGraph
import Semantics
import SourceText

enum ReachabilityRules {
  @Sendable static func check(_ evidence: StinsenEvidence) -> [(FileID, StinsenFinding)] {
    let presence = evidence.presence
    guard presence.hasKnownStart else { return [] }
    var findings: [(FileID, StinsenFinding)] = []
    for coordinator in evidence.coordinators {
      guard presence.live.contains(coordinator.id), !isOrphan(coordinator.id, evidence) else {
        if let variant = coordinator.variants.first, !variant.isPublic, !variant.file.isTest {
          findings.append((variant.file, hint("unreachable-coordinator", variant.nameRange, coordinator.id.name)))
        }
        continue
      }
      for variant in coordinator.variants {
        for name in variant.order {
          let route = RouteID(coordinator.coordinatorID, name)
          guard presence.usage.asked.contains(route), !presence.liveRoutes.contains(route),
            let shape = variant.routes[name]?.shapes.first
          else { continue }
          findings.append((shape.file, hint("unreachable-route", shape.nameRange, route.description)))
        }
      }
    }
    return findings
  }

  /// Nothing makes it but itself, and nothing that it does not lead to names it: who names `AppC.shared`, or hands on
  /// `AppC.self`, may have one.
  private static func isOrphan(_ id: NominalID, _ evidence: StinsenEvidence) -> Bool {
    guard evidence.presence.orphans.contains(id) else { return false }
    return evidence.files.allSatisfy { _, report in
      (report.result.mentioned[id.simpleName] ?? []).allSatisfy { owner in
        owner.map { $0 == id || evidence.presence.isBelow($0, id) } ?? false
      }
    }
  }

  private static func hint(_ code: String, _ range: TextRange, _ name: String) -> StinsenFinding {
    StinsenFinding(
      range: range, severity: .hint, code: code, message: "'\(name)' is reached from no entry point")
  }
}
